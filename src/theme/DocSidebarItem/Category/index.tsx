import Link from '@docusaurus/Link';
import {
  isActiveSidebarItem,
  useDocSidebarItemsExpandedState,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import React, { type MouseEvent, type ReactNode, useState } from 'react';

/**
 * A category with the links of all its pages in the HTML, folded by a class. Without scripts the style sheet
 * shows them all. Pages below another page of a category are added when it opens, because that page links to
 * each. One category per level is open, and the current page's own opens.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, onItemClick, activePath, level, index } = props;
  const { items, label, href, className } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = href === activePath;
  const { expandedItem, setExpandedItem } = useDocSidebarItemsExpandedState();
  // Opened or folded by hand, on the page where that happened. Elsewhere the page decides.
  const [chosen, setChosen] = useState<{ path: string; open: boolean }>();
  const byHand = chosen?.path === activePath ? chosen.open : undefined;
  const isOther = expandedItem !== null && expandedItem !== index;
  const open = isOther ? false : (byHand ?? isActive);
  const toggle = (next: boolean) => {
    setChosen({ path: activePath, open: next });
    setExpandedItem(next ? index : null);
  };
  const onClick = (event: MouseEvent) => {
    onItemClick?.(item);
    if (href && !isCurrentPage) return;
    event.preventDefault();
    toggle(!open);
  };
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !open && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}
      >
        {href ? (
          <Link
            aria-current={isCurrentPage ? 'page' : undefined}
            className={clsx('menu__link', 'menu__link--sublist', isActive && 'menu__link--active')}
            onClick={onClick}
            to={href}
          >
            {label}
          </Link>
        ) : (
          <button
            aria-expanded={open}
            className={clsx(
              'clean-btn',
              'menu__link',
              'menu__link--sublist',
              'menu__link--sublist-caret',
              isActive && 'menu__link--active',
            )}
            onClick={onClick}
            type="button"
          >
            {label}
          </button>
        )}
        {href && (
          <button
            aria-expanded={open}
            aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
            className="clean-btn menu__caret"
            onClick={() => toggle(!open)}
            type="button"
          />
        )}
      </div>
      {(open || level === 1 || !href) && (
        <ul className="menu__list">
          <DocSidebarItems
            activePath={activePath}
            items={items}
            level={level + 1}
            onItemClick={onItemClick}
          />
        </ul>
      )}
    </li>
  );
}
