import { navigation, type FooterColumn, type NavLink } from '#data/navigation';
import { withBrand } from './brand.ts';

export const { announcement } = navigation;

const filled = (link: NavLink): NavLink =>
  link.href ? { ...link, href: withBrand(link.href) } : link;

/** The links on the left of the navbar. */
export const navbarLinks: readonly NavLink[] = navigation.navbar;

/** The links below those in the menu of small screens. */
export const menuLinks: readonly NavLink[] = navigation.menu.map(filled);

/** The link to the console. */
export const loginLink: NavLink = filled(navigation.login);

export const footerColumns: readonly FooterColumn[] = navigation.footer.map(({ title, links }) => ({
  title,
  links: links.map(filled),
}));
