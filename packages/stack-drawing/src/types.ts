/** One service of a plan. */
export interface Part {
  kind: 'app' | 'database' | 'volume';
  /** What the page knows it by, where that isn't its name; becomes `data-part`. */
  id?: string;
  name: string;
  /** What the label says below the name: 'PostgreSQL 17, micro'. */
  text: string;
  /** Memory of one replica in cells of 256 MB, or the disk of a volume in GB; more than 0. */
  amount: number;
  /** Of `amount`, what was not asked for: drawn hatched on top. */
  extra?: number;
  /** Apps only; 1 where it is left out. */
  replicas?: number;
  /** What the label says as the price, '4.50'; empty for none. */
  price?: string;
  /** The public address, which also marks the part. */
  address?: string;
  /** Refused by the platform: hangs from the crane. */
  isRefused?: boolean;
}

/** What is drawn, in the order of the file. */
export interface Plan {
  /** Said first by a screen reader: 'shop, €20.60 a month'. */
  title: string;
  parts: readonly Part[];
}

/** A part's box on the quay in cells: x along the rail, y towards the water, z up. */
export interface Block {
  part: Part;
  shape: 'box' | 'tank' | 'plates';
  x: number;
  y: number;
  z: number;
  /** Lengths along x, y and z. */
  size: readonly [number, number, number];
  /** Of the height, what is hatched. */
  extra: number;
}

/** A rectangle on the drawing in pixels, y downwards. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
