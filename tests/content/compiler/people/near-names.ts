/**
 * Pairs of names that look alike: two spellings of one person's name, one of them mistyped, or the names of two
 * people. The rules are tuned only on the pairs in `TUNED`. The pairs in `HELD_OUT` test the finished rules.
 */

export interface NearNames {
  same: readonly (readonly [right: string, mistyped: string])[];
  different: readonly (readonly [string, string])[];
}

const pairs = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((name) => name.trim()) as [string, string]);

export const TUNED: NearNames = {
  same: pairs(`
    Tomás Arrieta | Tomas Arieta
    Julia Benavídez | Julia Benavides
    Malena Suárez | Malena Suares
    Catalina Iturbe | Catalina Yturbe
    Renata Quiroga | Renata Quirogua
    Jazmín Otamendi | Jasmín Otamendi
    Vera Corvalán | Vera Corbalán
    Lisandro Pueyo | Lisandro Puello
    Ludmila Greco | Ludmila Grecco
    Dante Filgueira | Dante Filguiera
    Gaspar Neuman | Gaspar Neumann
    Santino Huerta | Santino Uerta
    Olivia Ramallo | Olivia Ramayo
    Ana Sosa | Ana Soza
    Ana Sosa | AnaSosa
    Tomás Arrieta | Arrieta Tomás
    Tomás Arrieta | Arrieta, Tomás
    Dante Puig Herrera | Dante Puig
    María Eugenia Echegoyen | Eugenia Echegoyen
    Juan de la Cruz | Juan Delacruz
    Mía Aguirrezabala | Mía Aguirrezabal
    Nicanor Britos | Nicanor Brtios
    Beltrán Oquendo | Beltrán Oqendo
    Ezequiel Tolaba | Ecequiel Tolaba
    Joaquín Belgrave | Joaquin Belgarve
    Emilia Rastelli | Emilia Rasteli
    Gonzalo Trípodi | Gonsalo Trípodi
    Jeremías Tonelli | Geremías Tonelli
    Nahuel Ostrowski | Nahuel Ostrovski
    Wenceslao Rueda | Wenseslao Rueda
    Ignacio Larrondo | Ingacio Larrondo
    Candela Irazoqui | Candela Irasoki
    Guadalupe Anzorena | Guadalupe Ansorena
    Agustín Cambiasso | Agustín Canbiaso
    Milagros Zeballos | Milagros Ceballos
    Florencia Giménez | Florencia Jiménez
    Sebastián Villanueva | Sebastian Vilanueva
    Ximena Bustamante | Jimena Bustamante
    Casa Ombú | Casa Hombú
    Galpón Sur | Galpon-Sur
    Estudio Mediasombra | Estudio Media Sombra
    Vermut Chacarita | Vermú Chacarita
    Cocina Alondra | Cosina Alondra
    Rodrigo Etcheverry | Rodrigo Echeverry
    Lautaro Cisneros | Lautaro Cisnero
    Marisol Chuquimia | Marisol Chuqimia
    Lucas M. Zorraquín | Lucas Zorraquín
    J.P. Feinmann | J. P. Feinmann
    Corsé y Clavo | Corsé & Clavo
    Abril Contreras | Abirl Contreras
    Hernán Olivetto | Hernan Oliveto
    Valeria Montenegro | Valeria Montengro
    Esteban Goicoechea | Estevan Goycochea
  `),
  different: pairs(`
    Mora Vidal | Nora Vidal
    Emi Uehara | Kenji Uehara
    Simón Achával | Familia Achával
    Jazmín Oroná | Jazmín Otamendi
    Tadeo Villafañe | Noé Villafañe
    Inés Roldán | Inés Otaegui
    Vera Corvalán | Ian Corbalán
    Martín López | Martina López
    Mariano Paz | Mariana Paz
    Juan Ruiz | Juana Ruiz
    Ana Sosa | Eva Sosa
    Ana Sosa | Ana Sola
    Estudio Uno | Estudio Dos
    Galpón Sur | Galpón Norte
    Julio Benavídez | Julia Benavídez
    Daniel Ríos | Daniela Ríos
    Gabriel Luna | Gabriela Luna
    Lucía Fernández | Lucía Hernández
    Pablo Suárez | Pablo Juárez
    Paula Medina | Paola Medina
    Carla Díaz | Clara Díaz
    Elsa Vega | Elisa Vega
    Sofía Vega | Sofía Vera
    Diego Romano | Diego Romero
    Laura Ferrari | Laura Ferraro
    Lara Bianchi | Sara Bianchi
    Marina Castro | Martina Castro
    Karina Acosta | Marina Acosta
    Malena Costa | Malena Acosta
    Pedro Robles | Pedro Robledo
    Emilio Paz | Emiliano Paz
    Juan Pérez | Juan Carlos Pérez
    A. Sosa | Ana Sosa
    J. Rossi | Julia Rossi
    Ana Sosa | Estudio Ana Sosa
    Pablo Rossi | Pablo Rossi hijo
    Casa Luna | Casa Lana
    Estudio Nave Tres | Estudio Nave Dos
    Taller Barro Negro | Taller Hierro Negro
    Vivero Los Cardos | Vivero Los Tilos
    Camila Molina | Camilo Molina
    Bruno Ledesma | Bruna Ledesma
    Luis Gallo | Luisa Gallo
    Lidia Prado | Lidia Prada
    Noel Bravo | Noelia Bravo
    Teo Arce | Leo Arce
    Tadeo Solís | Mateo Solís
    Renzo Funes | Renzo Nunes
    Rita Campos | Rita Ocampo
    Román Gil | Ramón Gil
    Germán Rey | Hernán Rey
    Delia Soto | Celia Soto
    Sol Vidal | Paz Vidal
    Hugo Torre | Hugo Torres
    Irina Falcón | Irene Falcón
    Estudio 1 | Estudio 2
    Radio Norte | Radio Monte
    Ivo Sala | Iván Sala
    Nadia Cruz | Nadia Ruiz
    Marcos Leiva | Marcelo Leiva
    Ramiro Vera | Ramira Vera
    Estela Paredes | Ester Paredes
    Andrea Luna | Andrés Luna
    Agustín Moreno | Agustina Moreno
    Dolores Paz | Flores Paz
  `),
};

export const HELD_OUT: NearNames = {
  same: pairs(`
    Ivo Lombardi | Ivo Lombardy
    Morena Salas | Morena Zalas
    Cosme Villalba | Cosme Villalva
    Amparo Lucero | Anparo Lucero
    Samara Duarte | Samara Durate
    Zoe Bermúdez | Zoe Vermúdez
    Octavio Zabalza | Octavio Savalsa
    Ramona Cuellar | Ramona Cuelar
    Clara Ibáñez | Clara Ivañes
    Sol Irigoyen | Sol Yrigoyen
    Facundo Iriarte | Facundo Iriate
    Delfina Arce | Arce Delfina
    Rocío Antelo | Rosío Antelo
    Pilar Quispe | Pilar Quizpe
    Kenji Uehara | Kenji Ueahra
    Yamila Orué | Llamila Orué
    Nahir Cusi | Nair Cusi
    Simón Achával | Simon Achabal
    Tiziana Robledo Bazterrica | Tiziana Bazterrica
    Federico Bengochea | Federico Bengoechea
    Mercedes Larralde | Mercedez Larralde
    Hilario Zubizarreta | Ilario Zubisarreta
    Constanza Guevara | Constansa Guebara
    Maximiliano Scarpa | Maximilano Scarpa
    Bautista Ghiglione | Bautista Giglione
    Rosario Quinteros | Rosario Kinteros
    Josefina Albarellos | Josefina Alvarellos
    Verónica Schiavone | Verónica Schiavonne
    Guillermo Kirchmayr | Guilermo Kirchmayr
    Trinidad Bazán | Trinidá Bazán
    Leandro Passarotti | Leandro Pasarotti
    Azul Wernicke | Azul Wernike
    Fermín Escalada | Fermim Escalada
    Estudio Nave Tres | Estudio NaveTres
    Talabartería El Lazo | Talavartería El Lazo
    Cooperativa Ladrilleros del Paraná | Cooperativa Ladrileros del Paraná
    Pileta Los Aromos | Pileta Los Arromos
    Teatro del Andén | Teatro Andén
    Sastrería Tío Aldo | Sastreria Tio Haldo
    Monte Bajito Producciones | Monte Bajito Produciones
    Hilandería Ñire | Ilandería Ñire
    Ayelén Huenchul | Ayelen Wenchul
    Jorge Zavalía | Jorje Zavalía
    Matías Grinberg | Matias Grimberg
    Nicolás O'Farrell | Nicolás Ofarrell
    Lucía Pérez Millán | Lucía Pérez-Millán
    Belisario Ochoa | Velisario Ochoa
    Magdalena Uriburu | Magdalena Uribru
    Cayetano Domecq | Calletano Domecq
    Aldana Pietrantuono | Aldana Pietrantuno
    Segundo Anchorena | Segundo Achorena
    Francisca Llanos | Fransisca Llanos
  `),
  different: pairs(`
    Claudio Bermúdez | Claudia Bermúdez
    Marcelo Funes | Marcela Funes
    Alejandro Rey | Alejandra Rey
    Antonio Soria | Antonia Soria
    Fabián Correa | Fabiana Correa
    Lucio Montes | Lucía Montes
    Valentín Ortiz | Valentina Ortiz
    Eric Sosa | Erica Sosa
    Joaquín Vera | Joaquina Vera
    Francisco Luna | Francisca Luna
    Nora Paz | Flora Paz
    Mía Torres | Pía Torres
    Lola Ríos | Lila Ríos
    Luz Medina | Luis Medina
    Inés Correa | Inés Corrales
    Ana Gómez | Ana Gámez
    Laura Páez | Laura Paz
    Laura Pérez | Laura Páez
    Hugo Barrera | Hugo Barreda
    Celina Herrera | Celina Carrera
    Jorge Leal | Jorge Real
    Rosa Sierra | Rosa Serra
    Diana Rossi | Diana Rosso
    Nélida Marini | Nélida Marino
    Ema Blanco | Ema Bianco
    Olga Rivas | Olga Rivera
    Silvia Moreno | Silvina Moreno
    Irma Conte | Irma Conti
    Raúl Castillo | Raúl Castilla
    Aldo Navas | Aldo Rivas
    Tobías Lima | Tobías Luna
    Felipe Mena | Felipe Peña
    Zulma Toledo | Zulma Tolosa
    Elena Méndez | Elena Menéndez
    Ciro Cabral | Ciro Cabrera
    Facundo Ramos | Facunda Ramos
    Analía Gil | Amalia Gil
    Milena Prat | Malena Prat
    Melisa Godoy | Elisa Godoy
    Adrián Soto | Adriana Soto
    Ludmila Ponce | Camila Ponce
    María Paz Ruiz | María Luz Ruiz
    José Luis Díaz | José Díaz
    Juan Pablo Gómez | Juan Pedro Gómez
    M. Quiroga | Marta Quiroga
    L. Otamendi | R. Otamendi
    Hermanos Ruiz | Hermanas Ruiz
    Estudio Roca | Estudio Rosa
    Estudio Alto | Estudio Salto
    Casa Verde | Casa Verne
    Galería Oeste | Galería Este
    Taller Primero | Taller Tercero
    Vivero La Rama | Vivero La Rana
    Teatro Sur | Teatro Luz
    Cine Marea | Cine Marca
    Bar Celta | Bar Delta
    Agencia Polo | Agencia Pola
    Sala 3 | Sala 8
    Sofía Lamas | Sofía Llamas
    Jazmín Ferrer | Jazmín Ferreyra
    Omar Nieto | Omar Prieto
    Julián Ávila | Juliana Ávila
    Lautaro Díaz | Lautaro Díez
    Clara Wernitz | Bruno Wachnitz
    Fausta Mamaní | Fausto Mamaní
    Fermín Ocantos | Fermín Ocampos
    Sasha Linares | Sasha Linari
    Uma Figueredo | Uma Figueroa
    Paz Lugones | Paz Lugano
    Paz Quispe | Don Quispe
    Semillería Ferré | Amapola Ferré
  `),
};
