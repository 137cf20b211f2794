import type { CompanyFact } from '#data/company';
import { type FactFinding, launchFindings } from '../../../src/lib/platforms/age.ts';
import { type PlatformFact, platformFacts } from '../../../src/lib/platforms/index.ts';

/** The input of the launch check. Tests pass their own. */
export interface LaunchInput {
  domain: string;
  companyFacts: Readonly<Record<string, CompanyFact>>;
  workingAssumptions: readonly string[];
  facts?: readonly PlatformFact[];
  /** ISO date. */
  today: string;
}

/** A group of things to settle before launch, with what to do about them. */
export interface LaunchSection {
  title: string;
  todo: string;
  items: string[];
}

/** A line for each page to open, with the facts to read there and why. */
function pagesToRead(findings: readonly FactFinding[]): string[] {
  const pages = new Map<string, FactFinding[]>();
  for (const finding of findings) {
    const page = finding.fact.url ?? finding.fact.source;
    pages.set(page, [...(pages.get(page) ?? []), finding]);
  }
  return [...pages].map(([page, found]) => {
    const reasons = [...new Set(found.flatMap((finding) => finding.reasons))];
    return `${page}: ${reasons.join(', ')} (${found.map(({ fact }) => fact.id).join(', ')})`;
  });
}

/** Everything left to do before this site can launch, without empty sections. */
export function launchSections(input: LaunchInput): LaunchSection[] {
  const facts = input.facts ?? platformFacts;
  const sections: LaunchSection[] = [
    {
      title: 'Reserved domain',
      todo: 'Set the name and the hosts in data/brand.yaml or by SITE_ variables.',
      items: /\.(example|test|invalid|localhost)$/.test(input.domain)
        ? [`${input.domain} can never be registered`]
        : [],
    },
    {
      title: 'Placeholders about the company',
      todo: 'Fill them in in data/company.yaml.',
      items: Object.entries(input.companyFacts)
        .filter(([, fact]) => fact.value === null)
        .map(([key, fact]) => `${key}: ${fact.label}`),
    },
    {
      title: 'Working assumptions',
      todo: 'Confirm each one, then remove it from data/company.yaml.',
      items: [...input.workingAssumptions],
    },
    {
      title: 'Facts about other platforms to read again',
      todo: "Open each page. In data/platforms/, correct what changed, then set `read` to today's day and readBy to vendor.",
      items: pagesToRead(launchFindings(input.today, facts)),
    },
  ];
  return sections.filter((section) => section.items.length > 0);
}

/** The sections as text for a terminal, one item per line, with a count at the end. */
export function launchReport(sections: readonly LaunchSection[]): string {
  if (sections.length === 0) return 'Nothing stands between this site and its launch.';
  const count = sections.reduce((sum, section) => sum + section.items.length, 0);
  const blocks = sections.map(
    ({ title, todo, items }) =>
      `${title} (${items.length})\n  ${todo}\n${items.map((item) => `  - ${item}`).join('\n')}`,
  );
  return `${blocks.join('\n\n')}\n\n${count} to settle before launch.`;
}
