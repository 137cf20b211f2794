import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import AnalyticsState from '@site/src/components/AnalyticsState';
import Company from '@site/src/components/Company';
import DatabaseSizes from '@site/src/components/DatabaseSizes';
import Exercise from '@site/src/components/Exercise';
import Figure from '@site/src/components/Figure';
import ForBusinesses from '@site/src/components/ForBusinesses';
import HourPrices from '@site/src/components/HourPrices';
import Later from '@site/src/components/Later';
import { LessonDone, LessonPath, YourProgress } from '@site/src/components/LessonProgress';
import Limit from '@site/src/components/Limit';
import Needs from '@site/src/components/Needs';
import { FoldedContents, PageStart } from '@site/src/components/PageStart';
import Price from '@site/src/components/Price';
import PriceTable from '@site/src/components/PriceTable';
import { Question, Questions } from '@site/src/components/Questions';
import SourceList from '@site/src/components/SourceList';
import Steps from '@site/src/components/Steps';
import StoredItems from '@site/src/components/StoredItems';
import TableFrame from '@site/src/components/TableFrame';
import TemplateChanges from '@site/src/components/TemplateChanges';
import TemplateCost from '@site/src/components/TemplateCost';
import TemplateFacts from '@site/src/components/TemplateFacts';
import TemplateGallery from '@site/src/components/TemplateGallery';
import TemplateSettings from '@site/src/components/TemplateSettings';
import TemplateSummary from '@site/src/components/TemplateSummary';
import Term from '@site/src/components/Term';
import VariableTable from '@site/src/components/VariableTable';
import WorkedBill, { BillTotal } from '@site/src/components/WorkedBill';

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
