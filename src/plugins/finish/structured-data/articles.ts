import type { CheerioAPI } from 'cheerio';
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  DefinedTermSet,
  HowTo,
  HowToStep,
  TechArticle,
} from 'schema-dts';
import { brand } from '../../../lib/brand.ts';
import { lessons } from '../../../lib/lessons.ts';
import type { BuiltPage } from '../page.ts';
import { publisher } from './organization.ts';

const address = (path: string): string => `${brand.url}${path}`;

/** The path to the page, undefined if it is in no section. */
export function breadcrumbs({ crumbs }: BuiltPage): BreadcrumbList | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(path ? { item: address(path) } : {}),
    })),
  };
}

const common = ({ route, heading }: BuiltPage) => ({
  headline: heading,
  url: address(route),
  author: publisher,
});

/** A page of docs or a lesson, a lesson with its level and time. */
export function techArticle(page: BuiltPage): TechArticle {
  const lesson = lessons.find(({ path }) => path === page.route);
  return {
    '@type': 'TechArticle',
    ...common(page),
    ...(page.date ? { dateModified: page.date } : {}),
    ...(lesson ? { educationalLevel: lesson.level, timeRequired: `PT${lesson.minutes}M` } : {}),
  };
}

/** The structured data of a post. */
export function posting(page: BuiltPage): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...common(page),
    ...(page.date ? { datePublished: page.date } : {}),
  };
}

/** The structured data of a list of posts. */
export function blog(page: BuiltPage, $: CheerioAPI): Blog {
  const posts = $('main article h2 a')
    .toArray()
    .map((link) => ({
      '@type': 'BlogPosting' as const,
      headline: $(link).text().trim(),
      url: new URL($(link).attr('href') ?? '', brand.url).href,
    }));
  return { '@type': 'Blog', name: page.heading, url: address(page.route), blogPost: posts };
}

const clean = (text: string): string => text.replace(/[\u200B\s]+/g, ' ').trim();
const sentence = (text: string): string => /^.*?[.:?!](?=\s|$)/.exec(text)?.[0] ?? text;

/** Sections of a tutorial that aren't steps. */
const NO_STEP = /^(?:On |Common mistakes|Exercises|Summary|Next)/;

/** The numbered steps of a task: the bold text, else the first sentence. */
function numberedSteps($: CheerioAPI): HowToStep[] {
  const steps = $('main [class*="steps_"]').first().find('> ol > li').toArray();
  return steps.map((step) => {
    const strong = clean($(step).find('> strong, > p > strong').first().text());
    const name = strong || sentence(clean($(step).text()));
    return { '@type': 'HowToStep', name };
  });
}

/** The sections of a lesson that calls itself a tutorial. */
function sectionSteps({ route }: BuiltPage, $: CheerioAPI): HowToStep[] {
  if ($('a[rel=tag][href="/learn/tags/tutorial/"]').length === 0) return [];
  const sections = $('main article h2[id]').toArray();
  const end = sections.findIndex((section) => NO_STEP.test($(section).text()));
  return sections.slice(0, end === -1 ? undefined : end).map((section) => ({
    '@type': 'HowToStep',
    name: clean($(section).text()),
    url: address(`${route}#${$(section).attr('id') ?? ''}`),
  }));
}

/** The guides whose first numbered list is the whole task. */
const GUIDED = /^\/docs\/getting-started\//;

/** The numbered steps of a guide, or the sections of a tutorial. Undefined if a page has neither. */
export function howTo(page: BuiltPage, $: CheerioAPI): HowTo | undefined {
  const step = GUIDED.test(page.route) ? numberedSteps($) : sectionSteps(page, $);
  if (step.length < 2) return undefined;
  return { '@type': 'HowTo', name: page.heading, step };
}

/** The glossary's terms. An address for each would double the size of the page's head. */
export function termSet(page: BuiltPage, $: CheerioAPI): DefinedTermSet {
  const terms = $('main dt[id]')
    .toArray()
    .map((term) => ({
      '@type': 'DefinedTerm' as const,
      name: clean($(term).text()),
    }));
  return {
    '@type': 'DefinedTermSet',
    name: page.heading,
    url: address(page.route),
    hasDefinedTerm: terms,
  };
}
