/** One service of a plan. */
export interface Part {
  kind: 'app' | 'database' | 'volume';
  /** The page's id for it, if that isn't its name. Becomes `data-part`. */
  id?: string;
  name: string;
  /** The label's text below the name: 'PostgreSQL 17, micro'. */
  text: string;
  /** Memory of one replica in cells of 256 MB, or the disk of a volume in GB. More than 0. */
  amount: number;
  /** The part of `amount` that wasn't requested, hatched on top. */
  extra?: number;
  /** Apps only, 1 by default. */
  replicas?: number;
  /** The price on the label, '4.50', or empty for none. */
  price?: string;
  /** The public address, which also marks the part. */
  address?: string;
  /** Refused by the platform, so it hangs from the crane. */
  isRefused?: boolean;
}

/** The services to draw, in the order of the file. */
export interface Plan {
  /** Read first by a screen reader: 'shop, €20.60 a month'. */
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
  /** The part of the height that is hatched. */
  extra: number;
}

/** A rectangle on the drawing in pixels, y downwards. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
