declare module '@generated/sql-files/default/files.json' {
  import type { SqlFiles } from '@site/src/model/sql/files';

  const files: SqlFiles;
  export default files;
}

declare module '@generated/comparison-totals/default/totals.json' {
  import type { TotalsView } from '@site/src/model/comparison/totals';

  const totals: TotalsView;
  export default totals;
}

declare module '@generated/size-drawings/default/sizes.json' {
  const drawings: Record<string, string>;
  export default drawings;
}
