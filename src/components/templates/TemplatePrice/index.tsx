import Price from '@site/src/components/pricing/Price';
import React, { type ReactNode } from 'react';

interface Props {
  of: string;
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

/** The monthly price of a template as it starts, such as `<TemplatePrice of="ghost" />`. */
export default function TemplatePrice({ data }: Props): ReactNode {
  return data === undefined ? null : <Price of={JSON.parse(data) as string} />;
}
