import { chromium } from "@playwright/test";
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"]});
const shots=[["/colaboradores","col"],["/colaboradores/catalina-iturbe","person"],["/AmapolaFerre","issue"],["/News/Telar","article"],["/buscar?q=telar","buscar"]];
for(const w of [390,1440]){const c=await b.newContext({viewport:{width:w,height:w<500?844:900},locale:"es-AR",reducedMotion:"reduce"});const p=await c.newPage();p.on("console",m=>m.type()==="error"&&console.log("ERR",m.text()));
for(const [u,n] of shots){await p.goto("http://localhost:4989"+u,{waitUntil:"load",timeout:120000});await p.waitForTimeout(2500);await p.screenshot({path:`/tmp/s-${n}-${w}.png`,fullPage:n!=="issue"&&n!=="article"?false:false});}
await p.goto("http://localhost:4989/AmapolaFerre");await p.waitForTimeout(2000);await p.keyboard.press("/");await p.waitForTimeout(3000);await p.keyboard.type("peinado",{delay:50});await p.waitForTimeout(4000);await p.screenshot({path:`/tmp/s-dialog-${w}.png`});
await c.close();}
await b.close();
