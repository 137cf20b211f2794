import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import AnalyticsState from '@site/src/components/docs/AnalyticsState';
import Company from '@site/src/components/docs/Company';
import DatabaseSizes from '@site/src/components/pricing/DatabaseSizes';
import Exercise from '@site/src/components/learn/Exercise';
import Figure from '@site/src/components/docs/Figure';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import HourPrices from '@site/src/components/pricing/HourPrices';
import Later from '@site/src/components/shell/Later';
import { LessonDone, LessonPath, YourProgress } from '@site/src/components/learn/LessonProgress';
import Limit from '@site/src/components/docs/Limit';
import Needs from '@site/src/components/docs/Needs';
import { FoldedContents, PageStart } from '@site/src/components/shell/PageStart';
import Price from '@site/src/components/pricing/Price';
import PriceTable from '@site/src/components/pricing/PriceTable';
import { Question, Questions } from '@site/src/components/docs/Questions';
import SourceList from '@site/src/components/compare/SourceList';
import Steps from '@site/src/components/docs/Steps';
import StoredItems from '@site/src/components/docs/StoredItems';
import Symptoms from '@site/src/components/docs/Symptoms';
import TableFrame from '@site/src/components/docs/TableFrame';
import TemplateChanges from '@site/src/components/templates/TemplateChanges';
import TemplateCost from '@site/src/components/templates/TemplateCost';
import TemplateFacts from '@site/src/components/templates/TemplateFacts';
import TemplateGallery from '@site/src/components/templates/TemplateGallery';
import TemplateSettings from '@site/src/components/templates/TemplateSettings';
import TemplateSummary from '@site/src/components/templates/TemplateSummary';
import Term from '@site/src/components/learn/Term';
import VariableTable from '@site/src/components/docs/VariableTable';
import WorkedBill, { BillTotal } from '@site/src/components/pricing/WorkedBill';

/** The components that content may use without importing them. */
export default {
  ...MDXComponents,
  AnalyticsState,
  BillTotal,
  Company,
  DatabaseSizes,
  Exercise,
  Figure,
  FoldedContents,
  ForBusinesses,
  HourPrices,
  Later,
  LessonDone,
  LessonPath,
  Limit,
  Needs,
  PageStart,
  Price,
  PriceTable,
  Question,
  Questions,
  SourceList,
  Steps,
  StoredItems,
  Symptoms,
  TabItem,
  Tabs,
  TemplateChanges,
  TemplateCost,
  TemplateFacts,
  TemplateGallery,
  TemplateSettings,
  TemplateSummary,
  Term,
  VariableTable,
  WorkedBill,
  YourProgress,
  table: TableFrame,
};
