import React, { type ReactNode } from 'react';
import Fold from './Fold';

interface Props {
  onStack: (text: string) => void;
  /** The gallery couldn't be loaded. */
  onFailed: () => void;
}

/** The stacks to start with, folded until a visitor opens them. */
export default function Gallery({ onStack, onFailed }: Props): ReactNode {
  return (
    <Fold label="Start with a real stack" load={() => import('./GalleryList')} onFailed={onFailed}>
      {(List, close) => (
        <List
          onStack={(text) => {
            close();
            onStack(text);
          }}
        />
      )}
    </Fold>
  );
}
