import Picture from '@site/src/components/shell/Picture';
import type { PictureView } from '@site/src/lib/comparison';
import React, { type ReactNode, useEffect, useState } from 'react';

interface Props {
  /** A platform, such as `render`. The picture shows what each part becomes when you leave it. */
  of: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

const WIDTH = 420;

/**
 * The picture of a move. The steps and the guide below say the same, so no visit waits for it: its space is
 * reserved, and it loads when the site runs.
 */
export default function ComparePicture({ data }: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  if (data === undefined) return null;
  const view = JSON.parse(data) as PictureView;
  if (isShown) return <Picture {...view} width={WIDTH} />;
  return (
    <svg
      aria-hidden="true"
      className="picture with-scripts"
      viewBox={`0 0 ${WIDTH} ${view.height}`}
    />
  );
}
