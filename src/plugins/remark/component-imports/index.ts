import type { Node, Parent } from 'unist';
import { componentsIn } from '../component-data/index.ts';

/**
 * Components that few pages use, with their files and, where it isn't the default, the export. They're
 * loaded with the pages that use them; those in `src/theme/MDXComponents` are loaded with every text.
 */
const COMPONENTS: Readonly<Record<string, readonly [file: string, name?: string]>> = {
  AnalyticsState: ['docs/AnalyticsState'],
  BillTotal: ['pricing/WorkedBill', 'BillTotal'],
  Company: ['docs/Company'],
  DatabaseSizes: ['pricing/DatabaseSizes'],
  HourPrices: ['pricing/HourPrices'],
  LessonPath: ['learn/LessonProgress/LessonPath'],
  PriceTable: ['pricing/PriceTable'],
  SourceList: ['compare/SourceList'],
  StoredItems: ['docs/StoredItems'],
  Symptoms: ['docs/Symptoms'],
  TemplateChanges: ['templates/TemplateChanges'],
  TemplateCost: ['templates/TemplateCost'],
  TemplateFacts: ['templates/TemplateFacts'],
  TemplateGallery: ['templates/TemplateGallery'],
  TemplateSettings: ['templates/TemplateSettings'],
  TemplateSummary: ['templates/TemplateSummary'],
  VariableTable: ['docs/VariableTable'],
  WorkedBill: ['pricing/WorkedBill'],
  YourProgress: ['learn/LessonProgress/YourProgress'],
};

/** `import name from '…'` as MDX has it in its tree. */
function importOf(name: string, [file, exported = 'default']: readonly [string, string?]): Node {
  const identifier = (of: string) => ({ type: 'Identifier', name: of });
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [
      { type: 'ImportSpecifier', imported: identifier(exported), local: identifier(name) },
    ],
    source: { type: 'Literal', value: `@site/src/components/${file}` },
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree } } as Node;
}

/** A remark plugin that imports the components of the table above into the pages that use them. */
export default function componentImports() {
  return (tree: Parent): void => {
    const names = new Set(componentsIn(tree, COMPONENTS).map(({ name }) => name ?? ''));
    for (const name of names) {
      const source = COMPONENTS[name];
      if (source) tree.children.unshift(importOf(name, source));
    }
  };
}
