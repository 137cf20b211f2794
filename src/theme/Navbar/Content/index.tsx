import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import React, { type ReactNode } from 'react';

function Items({ items }: { items: NavbarItemConfig[] }): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(cause) =>
        new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause })
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

/** The bar: name and links on the left, search, colour mode, login and on small screens the menu on the right. */
export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as NavbarItemConfig[]);
  const isSearch = (item: NavbarItemConfig) => item.type === 'search';
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        <NavbarLogo />
        <Items items={left} />
      </div>
      <div className="theme-layout-navbar-right navbar__items navbar__items--right">
        <Items items={right.filter(isSearch)} />
        <NavbarColorModeToggle />
        <Items items={right.filter((item) => !isSearch(item))} />
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
      </div>
    </div>
  );
}
