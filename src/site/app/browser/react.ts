/** React as a module of the site: the bundler orders files by path, and packages move when the engine itself is one. */
import "react-dom/client";
