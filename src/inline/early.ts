// Runs before the style sheet of every page, in place of the theme's own scripts.
import './color-mode';
import './announcement';
import './address';
import { showCurrentPage } from '../client/currentPage';

// Without styles the sidebar can't be scrolled, and the first frame comes after them.
document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(showCurrentPage));
