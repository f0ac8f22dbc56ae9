import { Group } from 'three';
import { adjustableBase, foundation } from './base.ts';
import { bedFrame } from './bed-frame.ts';
import { bedPillow } from './bed-pillow.ts';
import { caseGoods } from './case-goods.ts';
import { foldedCover } from './folded-cover.ts';
import { headboard } from './headboard.ts';
import { mattress } from './mattress.ts';
import type { PieceSpec } from './piece-spec.ts';
import { planFolder } from './plan-folder.ts';
import { protector } from './protector.ts';
import { serviceLoad } from './service-load.ts';
import { sheetBox } from './sheet-box.ts';
import { topper } from './topper.ts';

/** A product as it stands on its own: what the browser shows, and what a room is furnished with. */
export const buildPiece = (spec: PieceSpec): Group => {
  switch (spec.shape) {
    case 'mattress':
      return mattress(spec);
    case 'topper':
      return topper(spec);
    case 'protector':
      return protector(spec);
    case 'bedframe':
    case 'set':
      return bedFrame(spec);
    case 'foundation':
      return foundation(spec);
    case 'adjustable-base':
      return adjustableBase(spec);
    case 'nightstand':
    case 'dresser':
    case 'chest':
      return caseGoods(spec);
    case 'headboard':
      return grouped(headboard(spec, { width: spec.width, bottom: 0.25, top: spec.height, z: 0 }));
    case 'pillow':
      return bedPillow(spec);
    case 'sheets':
      return sheetBox(spec);
    case 'plan':
    case 'service':
      return spec.plan ? planFolder(spec, spec.plan) : serviceLoad(spec);
    case 'duvet':
    case 'blanket':
      return foldedCover(spec);
  }
};

const grouped = (parts: Parameters<Group['add']>): Group => new Group().add(...parts);
