import { brand } from '../brand.ts';
import { limitText } from '../limits.ts';
import { formatEuro } from '../money.ts';
import { exchangeRate, platformFact } from '../platforms/index.ts';
import { evaluatePrice } from '../price/index.ts';
import { amountOf } from './sources.ts';

/** A piece of a text of the ledger: plain words, or something to mark as an amount, code or a link. */
export type Piece =
  | string
  | { price: string }
  /** An amount of theirs as listed. `id` names its fact. */
  | { fact: string; text: string }
  /** The same in euro at the stated rate. */
  | { euro: string; text: string }
  | { code: string }
  | { link: string; text: string };

const MARKED = /\{([^}]+)\}|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const TEXT_TOKEN = /\{product(?:\.limit\.([\w.]+)|\.(\w+))?\}/g;

/** Fills in `{product}`, `{product.company}` and `{product.limit.app.replicas}`. Throws on an unknown one. */
const filled = (text: string): string =>
  text.replace(TEXT_TOKEN, (token, limit?: string, field?: string) => {
    if (limit) return limitText(limit);
    const value = field ? (brand as unknown as Record<string, string>)[field] : brand.product;
    if (value === undefined) throw new Error(`there is no token ${token}`);
    return value;
  });

/**
 * A fact's amount in euro. It's converted to whole cents, or below a euro to tenths of a cent, '€22.46' and
 * '€0.135'. Amounts listed in euro stay as they are.
 */
export function euroOfFact(id: string): string {
  const { value, currency } = platformFact(id);
  if (typeof value !== 'number' || currency === null) throw new Error(`'${id}' is no amount`);
  if (currency === 'EUR') return formatEuro(Math.round(value * 1_000_000));
  const exact = value / exchangeRate.usdPerEur;
  const steps = exact < 1 ? 1000 : 100;
  return formatEuro((Math.floor(exact * steps + 0.5) * 1_000_000) / steps);
}

function tokenPiece(token: string, platform: string): Piece {
  const [, kind = '', name = ''] = /^(product\.price|theirs|euro)\.(.+)$/.exec(token) ?? [];
  if (kind === 'product.price') {
    evaluatePrice(name);
    return { price: name };
  }
  const id = name.includes('/') ? name : `${platform}/${name}`;
  if (kind === 'euro') return { euro: id, text: euroOfFact(id) };
  if (kind === 'theirs') {
    const text = amountOf(platformFact(id));
    if (text === null) throw new Error(`'${id}' is no amount`);
    return { fact: id, text };
  }
  throw new Error(`there is no token {${token}}`);
}

/** A text of data/ledger as pieces. Its tokens name facts about `platform`. Throws on an unknown token. */
export function piecesOf(source: string, platform: string): Piece[] {
  const text = filled(source);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, token, code, label, href] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    if (token !== undefined) pieces.push(tokenPiece(token, platform));
    else if (code !== undefined) pieces.push({ code });
    else pieces.push({ link: href ?? '', text: label ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Pieces as a reader sees them, in one string. */
export const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('price' in piece) return formatEuro(evaluatePrice(piece.price));
      return 'code' in piece ? piece.code : piece.text;
    })
    .join('');
