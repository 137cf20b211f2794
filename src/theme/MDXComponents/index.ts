import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Figure from '@site/src/components/Figure';
import ForBusinesses from '@site/src/components/ForBusinesses';
import Limit from '@site/src/components/Limit';
import Needs from '@site/src/components/Needs';
import Price from '@site/src/components/Price';
import { Question, Questions } from '@site/src/components/Questions';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

/** The components that content may use without importing them. */
export default {
  ...MDXComponents,
  Figure,
  ForBusinesses,
  Limit,
  Needs,
  Price,
  Question,
  Questions,
  Steps,
  TabItem,
  Tabs,
  Term,
};
