import MDXComponents from '@theme-original/MDXComponents';
import Figure from '@site/src/components/docs/Figure';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import Later from '@site/src/components/shell/Later';
import Limit from '@site/src/components/docs/Limit';
import Needs from '@site/src/components/docs/Needs';
import { FoldedContents, PageStart } from '@site/src/components/shell/PageStart';
import Price from '@site/src/components/pricing/Price';
import { Question, Questions } from '@site/src/components/docs/Questions';
import Steps from '@site/src/components/docs/Steps';
import TableFrame from '@site/src/components/docs/TableFrame';
import Term from '@site/src/components/learn/Term';

/**
 * The components that every text may use. `src/plugins/remark/component-imports` imports the rarer ones where
 * they're used.
 */
export default {
  ...MDXComponents,
  Figure,
  FoldedContents,
  ForBusinesses,
  Later,
  Limit,
  Needs,
  PageStart,
  Price,
  Question,
  Questions,
  Steps,
  Term,
  table: TableFrame,
};
