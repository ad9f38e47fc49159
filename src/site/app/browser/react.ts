/**
 * Imports React through a module of the site. The bundler orders files by path: the path of this module is fixed, but
 * the paths of packages change when the engine itself is installed as a package.
 */
import "react-dom/client";
