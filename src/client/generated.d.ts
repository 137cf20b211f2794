declare module '@generated/sql-files/default/files.json' {
  import type { SqlFiles } from 'teach/sql';

  const files: SqlFiles;
  export default files;
}

declare module '@generated/comparison-totals/default/totals.json' {
  import type { TotalsView } from '@site/src/model/comparison/totals';

  const totals: TotalsView;
  export default totals;
}
