/**
 * Imports React through a module of the site, so that the bundled files keep their order. The bundler orders files by
 * path, and the paths of packages change when the engine itself is installed as a package.
 */
import "react-dom/client";
