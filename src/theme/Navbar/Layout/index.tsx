import Original from '@theme-original/Navbar/Layout';
import React, { type ComponentProps, type ReactNode } from 'react';
import { loginLink, navbarLinks } from '@site/src/lib/navigation';
import { useMenuFocus } from './useMenuFocus';

/** Keeps the keyboard in the open menu, and adds a row with its links if scripts don't run. */
export default function NavbarLayout(props: ComponentProps<typeof Original>): ReactNode {
  useMenuFocus();
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
