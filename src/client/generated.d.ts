declare module '@generated/sql-files/default/files.json' {
  import type { SqlFiles } from 'teach/sql';

  const files: SqlFiles;
  export default files;
}

declare module '@generated/comparison-totals/default/totals.json' {
  import type { TotalsView } from '@site/src/lib/comparison/totals';

  const totals: TotalsView;
  export default totals;
}

declare module '@generated/comparison-totals/default/hosting.json' {
  import type { HostingView } from '@site/src/lib/comparison/hosting';

  const hosting: HostingView;
  export default hosting;
}

declare module '@generated/planner-gallery/default/gallery.json' {
  import type { Gallery } from '@site/src/plugins/planner-gallery';

  const gallery: Gallery;
  export default gallery;
}

declare module '@generated/planner-gallery/default/plans.json' {
  import type { ExampleName } from '@site/src/components/planner/ComposePlanner/examples';
  import type { Plan } from 'compose-planner';

  const plans: Readonly<Record<ExampleName, Plan>>;
  export default plans;
}

declare module '@generated/site-drawings/default/sizes.json' {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module '@generated/site-drawings/default/stacks.json' {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module '@generated/site-drawings/default/project.json' {
  import type { Drawings } from 'stack-drawing';

  const drawings: Drawings;
  export default drawings;
}

declare module '@generated/site-drawings/default/europe.json' {
  const drawing: { svg: string };
  export default drawing;
}

declare module '@generated/machine-files/default/files.json' {
  import type { MachineFiles } from 'practice-machine/engine';

  const files: MachineFiles | null;
  export default files;
}
