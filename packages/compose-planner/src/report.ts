import { grouped, plural } from './format.ts';
import { interpolate, type Environment } from './interpolate.ts';
import type { EditContext } from './edits.ts';
import type { ReadFile } from './read.ts';
import { positionAt } from './source.ts';
import type { TreeNode } from './tree.ts';
import type { Choices, Finding, Fix, Severity } from './types.ts';

/** More findings than anyone reads. The rest are counted. */
const MAX_FINDINGS = 100;
const MAX_IGNORED = 12;
/** How many names a sentence spells out. */
const MAX_NAMED = 6;

/** Findings that keep a stack from starting, reaching its data or answering. */
const STOPS = new Set(
  'all-profiles configs credentials database-settings depends-on-profile devices empty-password empty-secret env-line extends-file front-config gpus heap hidden-code host-alone image-local image-variable include least-memory missing-code no-server no-store network-mode other-name platform port provider proxied required runtime secrets shared-host shared-volume side-port tls unreachable volume-owner volumes_from'.split(
    ' ',
  ),
);

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, refused: 0, finding: 1, note: 2 };

interface Draft {
  severity: Severity;
  code: string;
  offset: number;
  sentence: string;
  hint: string;
  fix: (() => Fix | undefined) | undefined;
  /** The services that the finding is about. A line in an anchor counts for several. */
  services: Set<string>;
}

/** The result for a file: the findings that are shown, and facts about all of them. */
export interface Findings {
  findings: readonly Finding[];
  /** Whether any of them, shown or not, is an error or a refusal. */
  blocked: boolean;
  /** All of them except notes, shown or not. */
  problems: number;
}

/** Collects what there is to say about a file, each thing once. */
export class Report {
  /** Valid keys that have no effect, with the first place of each. */
  private readonly ignored = new Map<string, number>();
  readonly context: EditContext;
  readonly environment: Environment;
  readonly envFiles: ReadonlyMap<string, Environment>;
  readonly envPlaces: NonNullable<Choices['envPlaces']>;
  hasValues = false;
  /** A variable without a value is one that the file demands. */
  demands = false;
  /** A file that this one includes is missing, and may have what this one lacks. */
  partial = false;
  /** A service is called by a name that it doesn't have here. */
  renames = false;
  /** The apps that are public. */
  open: ReadonlySet<string> = new Set();
  /** The service that's being read. */
  service: string | undefined;
  private readonly drafts = new Map<string, Draft>();

  constructor(file: ReadFile, { environment, envFiles, envPlaces }: Partial<Choices> = {}) {
    this.context = { source: file.source, anchors: file.anchors };
    this.environment = environment ?? new Map();
    this.envFiles = envFiles ?? new Map();
    this.envPlaces = envPlaces ?? new Map();
  }

  /** Adds a finding at an offset and returns its id. Its fix is only worked out if it's shown. */
  add(
    severity: Severity,
    code: string,
    offset: number,
    sentence: string,
    hint: string,
    fix?: () => Fix | undefined,
  ): string {
    const id = `${code} ${offset}`;
    if (this.drafts.has(id)) {
      this.again(id);
      return id;
    }
    const services = new Set(this.service === undefined ? [] : [this.service]);
    this.drafts.set(id, { severity, code, offset, sentence, hint, fix, services });
    return id;
  }

  /** Counts a finding for the current service too. */
  again(id: string): void {
    if (this.service !== undefined) this.drafts.get(id)?.services.add(this.service);
  }

  /** Takes back what's said of services that are to be deleted, except that they are. */
  drop(names: ReadonlySet<string>): void {
    for (const [id, { severity, code, services }] of this.drafts)
      if (severity !== 'error' && !/^(?:proxy|socket|name)$/.test(code) && services.size > 0)
        if ([...services].every((name) => names.has(name))) this.drafts.delete(id);
  }

  /** Takes back a finding that another one explains. */
  withdraw(id: string): void {
    this.drafts.delete(id);
  }

  /** Counts a valid key that has no effect. */
  ignore(key: string, offset: number): void {
    const known = this.ignored.get(key);
    if (known === undefined || offset < known) this.ignored.set(key, offset);
  }

  /** A key without an effect has findings of its own. */
  explained(key: string): void {
    this.ignored.delete(key);
  }

  /** One note for all keys without an effect. The reference says what happens instead of each. */
  private noteIgnored(): void {
    const keys = [...this.ignored.keys()];
    if (keys.length === 0) return;
    this.service = undefined;
    this.add(
      'note',
      'ignored',
      Math.min(...this.ignored.values()),
      `${plural(keys.length, 'key')} in the file ${keys.length === 1 ? 'has' : 'have'} no effect here`,
      `${named(keys, MAX_IGNORED)} ${keys.length === 1 ? 'is' : 'are'} valid in Compose${this.renames ? '' : ", so you don't have to change anything"}.`,
    );
  }

  /** The text of a scalar with its variables filled in, empty for anything else. */
  text(node: TreeNode | undefined): string {
    return node?.kind === 'scalar' ? interpolate(node.text, this.environment).text : '';
  }

  /** Whether Compose reads a value as true, which includes YAML 1.1's words. */
  truth(node: TreeNode | undefined): boolean {
    return /^(?:true|yes|y|on|1)$/i.test(this.text(node));
  }

  /** Whether a value isn't empty. A variable without a value still gets one. */
  isGiven(written: string): boolean {
    const { text, unset } = interpolate(written, this.environment);
    return text !== '' || unset.length > 0;
  }

  /** The variables of a scalar that have no value here. */
  unset(node: TreeNode | undefined): readonly string[] {
    return node?.kind === 'scalar' ? interpolate(node.text, this.environment).unset : [];
  }

  /** The hundred most serious findings, in the order of the file. */
  finish(): Findings {
    this.noteIgnored();
    const all = [...this.drafts.values()];
    const kept = all
      .sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || a.offset - b.offset)
      .slice(0, MAX_FINDINGS);
    const findings = kept
      .map((draft) => this.written(draft))
      .sort((a, b) => a.offset - b.offset || a.code.localeCompare(b.code));
    const left = all.length - kept.length;
    if (left > 0) {
      findings.push({
        code: 'more',
        severity: 'note',
        line: 1,
        column: 1,
        offset: 0,
        sentence: plural(left, 'more finding'),
        hint: 'Fix those above first.',
      });
    }
    return {
      findings,
      blocked: all.some(({ severity }) => WEIGHT[severity] === 0),
      problems: all.filter(({ severity }) => severity !== 'note').length,
    };
  }

  private written(draft: Draft): Finding {
    const { severity, offset, sentence, hint, services } = draft;
    // Beside a public app, another's port is a part of the stack, unless it's for mail or names.
    const isSide =
      draft.code === 'unreachable' &&
      this.open.size > 0 &&
      ![...services].some((name) => this.open.has(name)) &&
      !/^Port (?:25|53) /.test(sentence);
    const code = isSide ? (sentence.includes('(VNC)') ? 'not-http' : 'side-port') : draft.code;
    const fix = draft.fix?.();
    const others = [...services].slice(1);
    const also = others.length > 0 ? ` The same goes for ${named(others)}.` : '';
    return {
      code,
      severity,
      ...positionAt(this.context.source, offset),
      offset,
      sentence,
      hint: `${hint}${also}`,
      ...(fix ? { fix } : {}),
      ...(WEIGHT[severity] === 0 || (severity === 'finding' && STOPS.has(code))
        ? { stops: true }
        : {}),
    };
  }
}

/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;
}

/** 'a, b and 3 more'. */
export function some(words: readonly string[], most = MAX_NAMED): string {
  const more = words.length - most;
  return listed(more > 0 ? [...words.slice(0, most), `${grouped(more)} more`] : words);
}

/** '`a`, `b` and 3 more': names as a sentence spells them out. */
export const named = (names: readonly string[], most = MAX_NAMED): string =>
  some(
    names.map((name) => `\`${name.slice(0, 60)}\``),
    most,
  );
