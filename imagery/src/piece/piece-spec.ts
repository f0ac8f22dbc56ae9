import type { Finish } from '../finish/finish.ts';

export type Shape =
  | 'mattress'
  | 'topper'
  | 'sheets'
  | 'pillow'
  | 'protector'
  | 'duvet'
  | 'blanket'
  | 'bedframe'
  | 'headboard'
  | 'foundation'
  | 'adjustable-base'
  | 'nightstand'
  | 'dresser'
  | 'chest'
  | 'set'
  | 'plan'
  | 'service';

/**
 * The construction of the head of a bed: `slats` lie level and `spindles` stand between two posts, a `panel` is one
 * board, `framed` is three fields, `fluted` is half-rounds side by side; `channels`, `tufted` (deep buttons), `cushion`
 * (two loose ones) and `arch` are padded.
 */
export type Headboard =
  | 'none'
  | 'slats'
  | 'spindles'
  | 'panel'
  | 'framed'
  | 'fluted'
  | 'channels'
  | 'tufted'
  | 'cushion'
  | 'arch';
/** What a case or a bed stands on: four legs, of which `tapered` ones splay and end in brass, or one set-back plinth. */
export type Legs = 'tapered' | 'turned' | 'block' | 'plinth' | 'steel';
/** The face of each drawer; `woven` is cane, and makes the accent of the piece cane too. */
type Front = 'plain' | 'framed' | 'fluted' | 'slatted' | 'woven';
/** What a drawer is opened by: a brass knob or a steel bar (two on a wide drawer), or a groove along its upper edge. */
type Handle = 'knob' | 'bar' | 'groove';
/** How what is quilted is sewn through. */
export type Stitching = 'plain' | 'rows' | 'boxes' | 'squares' | 'diamonds';
/** How a pillow is cut: as usual, higher at its edges for the neck, with a border between two faces, or with holes. */
export type PillowForm = 'plain' | 'contoured' | 'banded' | 'ventilated';

/** By what two pieces of one shape are told apart; what is left out is as usual. */
interface Parts {
  /** How many: of a case (two unless it says so), or below a bed: two at its foot, four at its sides. */
  readonly drawers?: number;
  /** Drawers of a case side by side; one that is left over is as wide as the case, on top. */
  readonly columns?: number;
  /** An open shelf below the drawers of a case, or along one side of a child's bed. */
  readonly hasShelf?: boolean;
  /** The face of its drawers. */
  readonly front?: Front;
  /** What it stands on; blocks unless it says so. */
  readonly legs?: Legs;
  /** What its drawers are opened by. */
  readonly handle?: Handle;
  /** How the head of a bed is built; a panel unless it says so. */
  readonly headboard?: Headboard;
  /** What of a bed is covered with cloth: all of it in the colour of the cover, or its headboard in the accent. */
  readonly cloth?: 'bed' | 'headboard';
  /** The guard of a child's bed, on one side. */
  readonly hasRail?: boolean;
  /** Whether there are pillows in a set of sheets. */
  readonly hasPillows?: boolean;
  /** How the cover of bedding is sewn through. */
  readonly stitching?: Stitching;
  /** How a pillow is cut. */
  readonly form?: PillowForm;
  /** A case without legs, which stands on another. */
  readonly isLow?: boolean;
  /** Inches from the floor to the top of the rails of a bed; as usual for its construction unless it says so. */
  readonly platform?: number;
  /** Inches from the top to the bottom of the rails of a bed. */
  readonly rail?: number;
  /** Degrees by which a headboard leans back. */
  readonly lean?: number;
  /** Of steel: welded rails and bars of a bed, or a frame that folds, with a headboard or without. */
  readonly base?: 'welded' | 'folding';
  /** A low board round three sides of the top of a case. */
  readonly hasLip?: boolean;
}

/** What a protection plan promises: for how long, whether after accidents too, and of what. */
export interface Plan {
  readonly years: number;
  readonly isAccidental: boolean;
  readonly family: 'mattress' | 'foundation' | 'adjustable-base';
}

/** A product as it is built: what it is, how large (metres, over all) and what it is made of. */
export interface PieceSpec {
  readonly name: string;
  readonly shape: Shape;
  readonly parts: Parts;
  readonly width: number;
  /** Of a case its depth. */
  readonly length: number;
  /** Of a bed that of its headboard; how high its rails are is `parts.platform`. */
  readonly height: number;
  /** What is seen first: the cloth, the wood, the paint. */
  readonly cover: Finish;
  /** What is seen beside and behind it, in a darker shade. */
  readonly side: Finish;
  /** The small things: handles, feet of a bed in cloth, a padded panel in wood, piping. */
  readonly accent: Finish;
  /** Only of a plan. */
  readonly plan?: Plan;
  /** Only of sheets: what comes in one box with them, each as it is sold by itself. */
  readonly packed?: readonly PieceSpec[];
  /** From top to bottom. */
  readonly layers: readonly { readonly thickness: number; readonly finish: Finish }[];
}
