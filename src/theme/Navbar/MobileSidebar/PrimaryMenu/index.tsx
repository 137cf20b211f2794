import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import React, { type ReactNode } from 'react';
import { loginLink, menuLinks, navbarLinks } from '@site/src/lib/navigation';

/** The menu of small screens: the links of the bar, other things visitors look for, and the links to the console. */
export default function PrimaryMenu(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <ul className="menu__list">
        {navbarLinks.map((link) => (
          <NavbarItem key={link.label} mobile {...link} onClick={toggle} />
        ))}
      </ul>
      <ul className="menu__list menu__more">
        {[...menuLinks, loginLink].map(({ label, to, href }) => (
          <li className="menu__list-item" key={label}>
            <Link className="menu__link" onClick={toggle} to={to ?? href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button button--signal" to={loginLink.href}>
        Start
      </Link>
    </>
  );
}
