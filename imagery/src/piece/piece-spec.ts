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
export type Legs = 'tapered' | 'turned' | 'block' | 'plinth' | 'steel';
export type Front = 'plain' | 'framed' | 'fluted' | 'slatted' | 'woven';
export type Handle = 'knob' | 'bar' | 'groove';
export type Stitching = 'plain' | 'rows' | 'boxes' | 'diamonds';
export type PillowForm = 'plain' | 'contoured' | 'banded' | 'ventilated';

/** By what two pieces of one shape are told apart; what is left out is as usual. */
export interface Parts {
  readonly drawers?: number;
  readonly columns?: number;
  readonly hasShelf?: boolean;
  readonly front?: Front;
  readonly legs?: Legs;
  readonly handle?: Handle;
  readonly headboard?: Headboard;
  readonly cloth?: 'bed' | 'headboard';
  readonly hasRail?: boolean;
  readonly hasPillows?: boolean;
  readonly stitching?: Stitching;
  readonly form?: PillowForm;
  readonly isLow?: boolean;
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
  readonly length: number;
  readonly height: number;
  /** What is seen first, what is seen beside it, and the small things: legs, handles, piping. */
  readonly cover: Finish;
  readonly side: Finish;
  readonly accent: Finish;
  /** Only of a plan. */
  readonly plan?: Plan;
  /** From top to bottom. */
  readonly layers: readonly { readonly thickness: number; readonly finish: Finish }[];
}
