/** A module of the site, because the bundler orders files by their paths, and a package lies elsewhere where the engine is one. */
import "react-dom/client";
