import Original from '@theme-original/Navbar/Layout';
import React, { type ComponentProps, type ReactNode } from 'react';
import { loginLink, navbarLinks } from '@site/src/site/navigation';

/** Adds, where scripts do not run, a row with the links that the menu button would show on small screens. */
export default function NavbarLayout(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <noscript>
        <ul className="navbar-plain">
          {[...navbarLinks, loginLink].map((link) => (
            <li key={link.label}>
              <a href={link.to ?? link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
