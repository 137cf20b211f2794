// What stands in front of the style sheet of every page, behind the theme's own script.
import './color-mode';
import './announcement';
import './address';
