import Link from '@docusaurus/Link';
import Price from '@site/src/components/pricing/Price';
import type { Piece } from '@site/src/lib/comparison';
import React, { Fragment, type ReactNode } from 'react';

function pieceOf(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('price' in piece) return <Price of={piece.price} />;
  if ('code' in piece) return <code>{piece.code}</code>;
  if ('link' in piece) return <Link to={piece.link}>{piece.text}</Link>;
  if ('euro' in piece) return <data data-computed={`euro:${piece.euro}`}>{piece.text}</data>;
  return (
    <data className="price" data-source={piece.fact}>
      {piece.text}
    </data>
  );
}

/** A text of the ledger. Its amounts are marked with what they are computed from. */
export default function Pieces({ of }: { of: readonly Piece[] }): ReactNode {
  return of.map((piece, at) => <Fragment key={at}>{pieceOf(piece)}</Fragment>);
}
