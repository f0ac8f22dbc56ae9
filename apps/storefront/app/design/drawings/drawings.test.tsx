import { type Drawing, drawingPartsSchema, drawingShapeSchema } from '@counterpane/contract/drawing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawerFaces } from './drawer-fronts.tsx';
import { FurnishedRoom, hasRoom } from './furnished-room.tsx';
import { Studio } from './studio.tsx';

const plain: Drawing = {
  shape: 'mattress',
  cover: '#c48a4a',
  side: '#8a5a2b',
  accent: '#6b4630',
  layers: [],
};
const SHAPES = drawingShapeSchema.options;

const draw = (picture: ReactElement): string => renderToStaticMarkup(picture);
const studio = (drawing: Partial<Drawing>): string => draw(<Studio drawing={{ ...plain, ...drawing }} />);

describe('the picture of a product by itself', () => {
  it('is another one for every shape', () => {
    expect(new Set(SHAPES.map((shape) => studio({ shape }))).size).toBe(SHAPES.length);
  });

  it('has no place that could not be worked out', () => {
    for (const shape of SHAPES) expect(studio({ shape })).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shows the style of a headboard', () => {
    const styles = drawingPartsSchema.shape.headboard.unwrap().options;
    const pictures = styles.map((headboard) =>
      studio({ shape: 'bedframe', parts: { headboard, cloth: 'headboard' } }),
    );
    expect(new Set(pictures).size).toBe(styles.length);
  });

  it('shows the front, the legs and the handles of a nightstand', () => {
    const { front, legs, handle } = drawingPartsSchema.shape;
    const all = [
      ...front.unwrap().options.map((value) => ({ front: value })),
      ...legs.unwrap().options.map((value) => ({ legs: value })),
      ...handle.unwrap().options.map((value) => ({ handle: value })),
    ];
    const pictures = all.map((parts) => studio({ shape: 'nightstand', parts }));
    // A plain front, tapered legs and knobs are what nobody has to ask for.
    expect(new Set(pictures).size).toBe(all.length - 2);
  });

  it('shows the drawers of a bed, its rail and how narrow it is', () => {
    const beds = [{}, { drawers: 2 }, { drawers: 4 }, { hasRail: true }, { isNarrow: true }];
    expect(new Set(beds.map((parts) => studio({ shape: 'bedframe', parts }))).size).toBe(beds.length);
  });

  it('is in the colours of the product', () => {
    expect(studio({ shape: 'chest', cover: '#123456' })).toContain('#123456');
  });
});

describe('the picture of a product in a room', () => {
  it('is there for furniture, beds and covers, and for nothing that lies under a sheet', () => {
    expect(SHAPES.filter((shape) => !hasRoom({ ...plain, shape }))).toEqual([
      'mattress',
      'topper',
      'sheets',
      'pillow',
      'protector',
    ]);
  });

  it('is another one for every shape', () => {
    const rooms = SHAPES.filter((shape) => hasRoom({ ...plain, shape })).map((shape) =>
      draw(<FurnishedRoom drawing={{ ...plain, shape, cover: '#123456' }} label="A room" />),
    );
    // A headboard is shown on the bed it belongs to.
    expect(new Set(rooms).size).toBe(rooms.length - 1);
    for (const room of rooms) {
      expect(room).toContain('aria-label="A room"');
      expect(room).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe('the drawers of a front', () => {
  const face = { left: 0, right: 30, low: 0, high: 30 };
  const rows = (drawers: number, columns: number) =>
    Object.values(Object.groupBy(drawerFaces(face, drawers, columns), ({ low }) => low)).map(
      (row) => row?.length,
    );

  it('stand in rows, one above the other', () => {
    expect(rows(6, 2)).toEqual([2, 2, 2]);
    expect(rows(5, 1)).toEqual([1, 1, 1, 1, 1]);
  });

  it('have the odd ones in a row of their own', () => {
    expect(rows(7, 3).toSorted()).toEqual([1, 3, 3]);
    expect(rows(0, 1)).toEqual([]);
  });

  it('stay within the front', () => {
    for (const { left, right, low, high } of drawerFaces(face, 7, 3)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(30);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(30);
    }
  });
});
