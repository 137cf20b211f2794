import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import React, { type ReactNode, useState } from 'react';

/** The menu of small screens, rendered when it is first opened, because most visits never open it. */
export default function MobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [opened, setOpened] = useState(false);
  if (shown && !opened) setOpened(true);
  const styled = useWholeStyle(shown);
  return opened && styled && <Original />;
}
