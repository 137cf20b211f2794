import { activepieces } from './activepieces.ts';
import { actual } from './actual.ts';
import { anythingllm } from './anythingllm.ts';
import { bookstack } from './bookstack.ts';
import { bytebase } from './bytebase.ts';
import { cap } from './cap.ts';
import { dolibarr } from './dolibarr.ts';
import { ezbookkeeping } from './ezbookkeeping.ts';
import { ghost } from './ghost.ts';
import { kavita } from './kavita.ts';
import { komga } from './komga.ts';
import { linkding } from './linkding.ts';
import { memos } from './memos.ts';
import { navidrome } from './navidrome.ts';
import { nodebb } from './nodebb.ts';
import { openwebui } from './openwebui.ts';
import { penpot } from './penpot.ts';
import { pictshare } from './pictshare.ts';
import { remark42 } from './remark42.ts';
import { stirlingPdf } from './stirling-pdf.ts';
import type { Template, TemplateSlug } from './types.ts';
import { umami } from './umami.ts';

export { templateCosts } from './costs.ts';
export { templateCategories, TEMPLATE_SLUGS } from './types.ts';
export { templateWords } from './words.ts';
export type {
  Change,
  Template,
  TemplateCost,
  TemplateRow,
  TemplateSlug,
  TemplateSource,
} from './types.ts';

const bySlug: Readonly<Record<TemplateSlug, Template>> = {
  activepieces,
  actual,
  anythingllm,
  bookstack,
  bytebase,
  cap,
  dolibarr,
  ezbookkeeping,
  ghost,
  kavita,
  komga,
  linkding,
  memos,
  navidrome,
  nodebb,
  openwebui,
  penpot,
  pictshare,
  remark42,
  'stirling-pdf': stirlingPdf,
  umami,
};

/** Every one-click template, in the order of the slugs. */
export const templates: readonly Template[] = Object.values(bySlug);

/** The template of that slug; throws with the known ones when there is none. */
export function templateOf(slug: string): Template {
  const template = Object.hasOwn(bySlug, slug) ? bySlug[slug as TemplateSlug] : undefined;
  if (!template) {
    throw new Error(`there is no template '${slug}'. Known: ${Object.keys(bySlug).join(', ')}`);
  }
  return template;
}

/** Where the template's Compose file lies, from the root of the project. */
export const composePath = (slug: TemplateSlug): string =>
  `examples/templates/${slug}/compose.yaml`;
