/** The page of all problems. */
export const problemsPage = {
  head: `# Los problemas que señala el control\n\n\`npm run content:check\` revisa todo lo que hay en esta carpeta y, si algo está mal, dice el archivo, la línea, qué pasó y qué hacer. Acá están todos los mensajes, por si querés leerlos con calma; los «…» son lo que cambia en cada caso. El nombre entre corchetes es el mismo que aparece en el control.\n\nHay errores y avisos. Con un error no se publica nada. Un **aviso** es algo que casi seguro está mal y que sólo vos podés saber: se muestra después de los errores y no detiene nada, salvo con \`--strict\` (\`npm run content:check -- --strict\`).\n\n<!-- Se genera con \`npm run content:problems\`, desde src/content/compiler/problems/catalogue.json y src/content/problems.ts. -->\n`,
  suggests: (hint: string) => ` Cuando hay algo parecido, lo propone: ${hint}`,
  warning: "\n**Aviso**: no impide publicar.\n",
};
