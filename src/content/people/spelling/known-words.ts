/**
 * Makes a set of words that are known to be correct in names. Two of these words are never reported as typos of each
 * other, even if they differ in only one letter: Clara and Carla, Díaz and Díez. Words are spelt as in `nameKey`. A
 * missing word causes only a needless warning.
 */
const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Given names that are common in Argentina. */
export const GIVEN_NAMES = wordSet(`
  aaron abel abigail abril adela adelaida adelina adolfo adrian adriana agata agostina agustin agustina aida ailen
  ailin ainara aitana aixa alan alba alberta alberto aldana aldo alejandra alejandrina alejandro alejo alex alexia
  alexis alfonsina alfonso alfredo ali alicia alina alma alondra alvaro amadeo amalia amanda amaro amaru ambar amelia
  amelie amina amparo ana anabel anabela anahi analia anastasia andrea andres andrina angel angela angeles angelica
  angelina angelo anibal anita antonela antonella antonia antonina antonio apolo ariadna ariana ariel ariela armando
  arnaldo arturo asia astor augusta augusto aurelia aurelio aurora axel ayelen azucena azul barbara bartolome bastian
  bautista beatriz belen belinda belisario beltran benedicto benicio benita benito benjamin berenice bernabe bernarda
  bernardo berta betina bianca blanca blas boris brenda brian briana brisa bruna bruno camila camilo candela candelaria
  carina carla carlo carlos carlota carmela carmelo carmen carola carolina casandra catalina caterina cayetana cayetano
  cecilia celeste celia celina celso cesar chiara cielo cintia cipriano cira ciro clara clarisa claudia claudio clelia
  clemente clementina cleo cleto clotilde concepcion constancia constantino constanza cora coral corina cosme cristian
  cristina cristobal dafne dalia dalila dalma damian damiana dana daniel daniela danilo danna dante daria dario david
  debora delfin delfina delia delmira demian denis denisa denise desiree diana diego dina dino dolores dominga domingo
  dora doris dylan eda edda edgar edgardo edith edmundo eduarda eduardo efrain elba elda elea elena eleonora elia elian
  eliana elias elina elio elisa elisabet elisabeth elisea eliseo eloisa eloy elsa elva elvio elvira ema emanuel emi
  emilce emilia emiliana emiliano emilio emma enrica enrico enrique enriqueta enzo eric erica erico erik erika ernesta
  ernestina ernesto esmeralda esperanza esteban estefania estefano estela ester estrella eugenia eugenio eulalia eva
  evangelina evaristo evelia evelin evelina ezequiel ezequiela fabian fabiana fabio fabiola fabricio facunda facundo
  farid fatima fausta faustina faustino fausto federica federico felicia felicitas felipa felipe felisa felix fermin
  fermina fernan fernanda fernando fidel fina fiona fiorela flavia flavio flor flora florencia florencio florian
  florinda francesca francesco francisca francisco franco frida gabino gabriel gabriela gael gala galo gaspar gaston
  genoveva georgina geraldina gerarda gerardo german geronimo gianna gilda gimena gina gino giovanna giovanni gisela
  giselle giuliana gladis glenda gloria gonzalo gracia graciela gregoria gregorio greta griselda guadalupe guido
  guillermina guillermo gustava gustavo haydee hebe hector helena helga heriberto herman herminia herminio hernan
  hilaria hilario hilda hipolito homero horacio hortensia hugo humberto ian iara iciar ida ignacia ignacio igor ileana
  iliana imanol inaki indira ines inti irene irina iris irma irupe isa isaac isabel isabela isabella isaias isidora
  isidoro isidro ismael israel italo itati ivan ivana ivo ivonne jacinta jacinto jacobo jaime jaqueline javier javiera
  jazmin jeremias jeronimo jesica jesus jimena joana joaquin joaquina joel joela jonas jonatan jonathan jordan jorge
  jorgelina jose josefa josefina joshua josue juan juana juanita judith julia julian juliana julieta julio justa
  justina justino justo kai karen karim karina karla kenia kenji kevin kiara laila lara laura laureana laureano lautaro
  lea leandra leandro leia leila lelia len lena leo leon leona leonardo leonel leonela leonor leonora leopoldo leticia
  lia liam liana libertad lidia lila lilia lilian liliana lina linda lino lis lisa lisandra lisandro livia lola lolo
  lorena lorenza lorenzo loreto lourdes lu luan luana luca lucas lucero lucia luciana luciano lucila lucio lucrecia
  ludmila ludovica ludovico luis luisa luisina lujan luna luz mabel macarena macedonio madelaine mae magali magdalena
  maia maite malena malva manuel manuela mara marcel marcela marcelina marcelino marcelo marcia marciano marco marcos
  margarita maria marian mariana mariangeles mariano maribel mariel mariela marilina marilu marin marina marino mario
  marion marisa marisel marisol maristela maritza marlene marta martha martin martina martino mateo matias matilda
  matilde matteo maura mauricia mauricio mauro maxima maximiliano maximo maya melani melania melina melisa melody
  mercedes mia micaela miguel miguelina mika mila milagros milena milo mina mirella miriam mirko mirna mirta moira
  monica mora morena morgana moria muriel myriam nadia nadina nadine nahir nahuel nair nancy naomi nara natacha natalia
  natalio natan natanael nazarena nazareno nehuen nelida nelly nelson nerea nestor nicanor nicolas nicolasa nicole
  nilda nina nino noa noah noe noel noelia noemi nora norberto norma nuria octavia octavio ofelia olga olimpia olinda
  oliver oliverio olivia omar ona oriana orlando oscar osvaldo otilia otto ovidio pablo paco palmira paloma pamela
  paola paolo pascual pastora patricia patricio paul paula paulina paulino paulo paz pedro penelope perla petra pia
  pilar pio placida placido priscila quimey rafael rafaela raimundo ramira ramiro ramon ramona raquel raul rebeca
  regina reina reinaldo remedios renata renato rene renzo ricarda ricardo rina rita roberta robertino roberto robin
  rocio rodolfo rodrigo rogelio rolando roma roman romana romeo romina romulo ronan roque rosa rosalba rosalia
  rosalinda rosana rosario rosaura rosita roxana ruben rufina rufino ruth sabina sabino sabrina salma salomon salvador
  samanta samara samuel sandra sandro santiago santina santino santos sara sasha saul sebastian sebastiana segundo
  selena selene selma selva serena sergia sergio severino severo sharon sheila siena silvana silvano silveria silvia
  silvina silvino silvio simon simona sixto socorro sofia sol solana soledad sonia soraya stella sumire susana tadeo
  tais tamara tania tatiana telma teo teodora teodoro teofilo teresa teresita thelma thiago tiago tiara timoteo tina
  tino titan tito tiziana tiziano tobias tomas tomasa toribio trinidad tulio uma umberto uriel ursula valentin
  valentina valentino valeria valeriano valerio valeska vanesa vanina vera veronica vicenta vicente victor victoria
  victorino vilma viola violeta virgilio virginia vito viviana walter wanda wenceslao ximena yago yamil yamila yanina
  yasmin yesica yolanda zahira zaira zoe zoilo zulema zulma
`);

/** Surnames that are common in Argentina, except those in another list of this file. */
const SURNAMES = wordSet(`
  abad abalos abate abreu acevedo acuna aguero aguila aguilar aguilera alarcon albarracin albornoz alcaraz alegre
  aleman alfaro allende almada almeida almiron alonso altamirano alvarado alves amado amarilla amaya anaya andrada
  andrade antunez aquino aragon arana aranda araujo araya arce arcos arena arenas arevalo arguello armas armoa arroyo
  arrua artigas avalos avila ayala aznar baez baigorria balbi balbuena balmaceda bandera barbero barbosa barcia barco
  barela barra barraza barreda barreiro barrera barreto barrientos barrio barrionuevo barrios barros bassani bassi
  basso basualdo bauza bazan becerra bedoya bello belloso benavente benavidez benedetti bermudez bernal bernardi
  bernasconi berti bertoni betancourt bianchi bianco blanc blasco bogado bonetti bordon borges borrego bosch bosco
  bozzo branco brandan britez brito britos bruni bueno burgos bustamante bustos caballero cabral cadiz caffaro
  calderon calvo camacho camara camargo campo campos canale candia cano cantero capdevila caputo carabajal cardona
  carmona caro carranza carrasco carrera carreras caruso casal casale casas castano castellano castellanos castelli
  castello castilla catalan ceballos cejas celis centurion cerda cerdan cerro cerutti cervantes cespedes chaves chavez
  cisneros claros coco coll collado collazo colman colombo conde conte conti contreras copello coppola cordero coria
  cornejo corona corral corrales correas cortes cortez costas costello crespi crespo cristaldo cruz cuello cuenca
  cueto cuevas davila delgado donato dorado duran echeverria egea encina encinas enriquez escalante escobar escudero
  espindola espinosa esposito estevez etchart fabbri facio falcon falcone faria farina ferrara ferrari ferrario
  ferraro ferreira ferrer ferreri ferrero ferri ferro fierro figueredo florio fonseca fontana fonte fontes frias
  fuente fuentes funes fusco gaitan galarza galindo gallardo gallego gallegos galli gallo galvan galvez gamboa gamez
  garay garces garrido garro garza gatti gauna gil gill giordano giorgi giron gomes gordillo goya goyena grana granado
  granados grandi grasso grecco greco gregori grillo grossi grosso guerra guerrero guevara guillen guinazu guzman haro
  heredia herrero herreros hidalgo hoyos hurtado ibanez ibarra iglesias insaurralde insua islas izquierdo jara jimenez
  jofre lago lagos lamas lanza lares larrea latorre lazaro lazo leal leguizamon leiva lemos lencina leone leoni lepre
  lezcano lima linares linari lisi llamas llano llanos lobo lobos loma lomas longhi longo lorca lorenzi losada lozano
  lucca lugo lugones luque macedo machado macias madeira madero madrid maidana mallo mamani mancini mancuso manfredi
  manso mantovani manzano manzi manzo marchesi marchetti marconi mares mari mariani marinelli marini marotta marques
  marquez marrero marti martinelli martini martins marzo massa massi masso mata matos maza mazza medrano mejia
  melendez melgar melo mena mendez menendez merino merlo mesa meza milan millan minetti mir miralles molinari moncada
  monje montalvo montana montano monte monteiro montero montes montesino montesinos monti montiel montoya monzon moral
  moran moreira morel moretti moreyra moro morris moya mujica murillo muro naranjo nardi nardo narvaez navarrete navas
  negri nieto nievas nieves nobile noble nobles nogueira noguera novoa nunes ocampo ocampos ochoa olguin oliva
  olivares oliveira olivera olivero oliveros olivieri olmedo olmos olvera orellana oro orozco ortega osorio otero
  ovejero oviedo pacheco padilla paez paiva palacio palacios palavecino palma palmas palmieri palomino pardo pared
  paredes parera parisi parodi parra pascal pastor patino pedraza pedrosa pedrozo pena pereda peredo pereira perera
  peron perrone petri pieri pineda pinedo pineiro pinero pino pinos pinta pinto pintos pirez pirovano pisano piva
  pizarro poggi ponte porta portela porto posse pozo pozzi prada prado prados prat prats prieto puebla puente puerta
  puig pujol quesada quevedo quintana quintero quinteros quiroz quispe rapetti raya real rebollo recalde redondo rego
  reinoso rey reyes reynoso ricci rico rinaldi rincon riopedre riquelme riva rivas rivera riveros roa roble robledo
  robles roca rocca rocha roda rodas rolon romano ros rosales rosas rosell rosello rossetti rossini rosso rota rotela
  rubio rueda ruffo ruggeri russo saavedra saenz saez salas salazar salcedo salgado salguero salina salinas salto
  salvo sanabria sandoval santana santi santillan santoro santucho sanz sarmiento sarrias sastre savino scala scotti
  segovia segura senra seoane sepulveda serra serrano serrat servin sierra silveira silvera silvestre silvestri simone
  simoni sola solano solar solari solaro soler solera solis soria soriano sotelo souto souza spina tapia tarragona
  tejada tejeda tejera tejero tello testa tevez toledo tolosa tonelli tores torino toro torre torrens tosi tossi trejo
  trevisan troncoso tula turco uribe urquiza vaca valdes valdez valencia valente valenti valentini valenzuela valera
  valero valle vallejo vallejos valles valverde varela vasco vela velazquez velez venturi venturini venturino verdi
  verdu vergara viale viana vidal videla vieira viera vieyra vila vilar vilas villa villada villafane villalobos
  villanueva villar villareal villarreal villarroel villegas villena vital vitale vitali vivas vives volpe volpi yanez
  ybarra zabala zalazar zamora zamorano zanetti zapata zarate zavala zayas zeballos zelaya zorrilla zuniga
`);

/** Surnames that are so frequent that two people may have the same given name and surname. */
export const COMMON_SURNAMES = wordSet(`
  acosta aguirre alvarez arias benitez blanco bravo cabrera caceres cardozo carrizo castillo castro cordoba coronel
  correa costa diaz dominguez duarte farias fernandez ferreyra figueroa flores franco garcia gimenez godoy gomez gonzalez
  gutierrez hernandez herrera juarez ledesma lopez lucero luna maldonado mansilla martinez medina mendoza miranda molina
  morales moreno munoz navarro nunez ojeda ortiz paz peralta pereyra perez ponce quiroga ramirez ramos rios rivero
  rodriguez rojas roldan romero rossi ruiz sanchez silva sosa soto suarez torres vargas vazquez vega vera villalba
`);

/** Words for kinds of places or groups, such as bar and ballet. The other words of a name tell two places apart. */
export const KINDS_OF_PLACES = wordSet(`
  agencia almacen archivo asociacion atelier ballet banda bar barraca biblioteca bodega bombonera cabana cafe camping
  casa casting catering centro cine circo circulo club cocina colectivo colectivos comedor compania confiteria conjunto
  cooperativa coro corralon cuarteto cuerpo deposito don dona editorial elenco equipo escuela espacio estancia estudio
  estudios fabrica familia feria film films finca floreria fundacion galeria galpon granja grupo hermanas hermanos
  herreria hijas hijos hilanderia hospital hostal hosteria hotel huerta imprenta industrias instituto jardin kiosco
  laboratorio libreria local management marca mercado mirador molino muebleria museo orquesta panaderia parque parrilla
  peluqueria pension persianas pileta plaza posada produccion producciones productora radio refugio restaurante revista
  ropa sala salon sastreria semilleria show sociedad studio studios talabarteria talle taller teatro tejeduria templo
  tia tienda tintoreria tio trio vermut vidrieria vivero viveros zapateria
`);

/** Ordinals, sides, sizes, colours and similar words, which tell two names apart. */
export const DISTINCTIVE_WORDS = wordSet(`
  alta alto azul baja bajo blanca blanco chica chico cinco cuarta cuarto cuatro diez dos este grande hija hijo ii iii
  iv jr junior luna madre mar negra negro norte nueva nueve nuevo ocho oeste padre primera primero quinta quinto rio
  roja rojo segunda segundo seis senior siete sol sr sur tercera tercero tres una uno verde vieja viejo
`);

/** Checks whether a word is known to be correct. */
export const isKnown = (word: string): boolean =>
  [GIVEN_NAMES, SURNAMES, COMMON_SURNAMES, KINDS_OF_PLACES, DISTINCTIVE_WORDS].some((set) => set.has(word));
