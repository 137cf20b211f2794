// What stands in front of the style sheet of every page, in place of the theme's own scripts.
import './color-mode';
import './announcement';
import './address';
