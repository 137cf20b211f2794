import type { Root, RootContent } from 'mdast';
import { componentsIn } from '../component-data/index.ts';

/**
 * Components that few pages use, with their files and, if it isn't the default, the export. They're loaded
 * with the pages that use them. Those in `src/theme/MDXComponents` are loaded with every text.
 */
export const COMPONENTS: Readonly<Record<string, readonly [file: string, name?: string]>> = {
  AnalyticsState: ['@site/src/components/docs/AnalyticsState'],
  BillTotal: ['@site/src/components/pricing/WorkedBill', 'BillTotal'],
  Company: ['@site/src/components/docs/Company'],
  DatabaseSizes: ['@site/src/components/pricing/DatabaseSizes'],
  Exercise: ['@site/src/components/learn/Exercise'],
  HourPrices: ['@site/src/components/pricing/HourPrices'],
  Incident: ['@site/src/components/learn/Incident'],
  IncidentList: ['@site/src/components/learn/Incident/List'],
  LessonDone: ['@site/src/components/learn/LessonProgress/LessonDone'],
  LessonPath: ['@site/src/components/learn/LessonProgress/LessonPath'],
  MissingFacts: ['@site/src/components/docs/MissingFacts'],
  PriceTable: ['@site/src/components/pricing/PriceTable'],
  ShipMap: ['@site/src/components/learn/ShipMap'],
  SourceList: ['@site/src/components/compare/SourceList'],
  StoredItems: ['@site/src/components/docs/StoredItems'],
  Symptoms: ['@site/src/components/docs/Symptoms'],
  TabItem: ['@theme/TabItem'],
  Tabs: ['@theme/Tabs'],
  TemplateChanges: ['@site/src/components/templates/TemplateChanges'],
  TemplateCost: ['@site/src/components/templates/TemplateCost'],
  TemplateFacts: ['@site/src/components/templates/TemplateFacts'],
  TemplateGallery: ['@site/src/components/templates/TemplateGallery'],
  TemplateSettings: ['@site/src/components/templates/TemplateSettings'],
  TemplateSummary: ['@site/src/components/templates/TemplateSummary'],
  VariableTable: ['@site/src/components/docs/VariableTable'],
  WorkedBill: ['@site/src/components/pricing/WorkedBill'],
  YourProgress: ['@site/src/components/learn/LessonProgress/YourProgress'],
  YourValues: ['@site/src/components/docs/YourValues'],
};

/** `import name from '…'` as a node of MDX's tree. */
export function importOf(
  name: string,
  [file, exported = 'default']: readonly [string, string?],
): RootContent {
  const identifier = (of: string) => ({ type: 'Identifier', name: of });
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [
      { type: 'ImportSpecifier', imported: identifier(exported), local: identifier(name) },
    ],
    source: { type: 'Literal', value: file },
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree } } as unknown as RootContent;
}

/** A remark plugin that imports the components of the table above into the pages that use them. */
export default function componentImports() {
  return (tree: Root): void => {
    const names = new Set(componentsIn(tree, COMPONENTS).map(({ name }) => name ?? ''));
    for (const name of names) {
      const source = COMPONENTS[name];
      if (source) tree.children.unshift(importOf(name, source));
    }
  };
}
