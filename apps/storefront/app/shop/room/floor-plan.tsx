import styles from './floor-plan.module.css';
import type { PlanRect, RoomPlan } from './room-plan.ts';
import type { RoomViewData } from './view/room-view-data.ts';

interface FloorPlanProps {
  readonly plan: RoomPlan;
  readonly figures: RoomViewData['figures'];
}

const WALL = 2;

/** The room from above, in inches. Everything that it shows is said in words beside it. */
export const FloorPlan = ({ plan: { room, piece, zone, stands, fits }, figures }: FloorPlanProps) => {
  // Lines and letters are as large in a small room as in a large one.
  const scale = Math.max(room.width, room.length) / 160;
  const margin = 22 * scale;
  const box = [-margin, -margin, room.width + 1.4 * margin, room.length + 1.4 * margin];
  const dashed = { strokeWidth: 1.2 * scale, strokeDasharray: 4 * scale };
  const text = { fontSize: 7 * scale, className: styles.figure };
  return (
    <svg viewBox={box.map(Math.round).join(' ')} className={styles.plan} aria-hidden="true">
      <rect {...sides(wallsOf(room))} className={styles.room} strokeWidth={WALL} />
      <rect {...sides(zone)} className={fits ? styles.free : styles.tight} {...dashed} />
      <rect {...sides(piece)} rx={2.5} className={styles.piece} strokeWidth={1.2 * scale} />
      {stands === 'bed' &&
        pillowsOf(piece).map((pillow) => (
          <rect key={pillow.left} {...sides(pillow)} rx={5} className={styles.pillow} />
        ))}
      <text {...text} x={room.width / 2} y={-8 * scale}>
        {figures?.roomWidth}
      </text>
      <text {...text} transform={`translate(${-8 * scale} ${room.length / 2}) rotate(-90)`}>
        {figures?.roomLength}
      </text>
      {linesOf(figures, piece.width / text.fontSize).map((line, index) => (
        <text key={line} {...text} x={room.width / 2} y={piece.length * 0.62 + (3 + 9 * index) * scale}>
          {line}
        </text>
      ))}
    </svg>
  );
};

/** How wide a letter is, seen from its height. */
const LETTER = 0.58;

/** The sides of the piece in a line, or in two where it is too narrow for the words of a language; `width` in heights of a letter. */
const linesOf = (figures: RoomViewData['figures'], width: number): string[] => {
  if (!figures) return [];
  const line = `${figures.pieceWidth} × ${figures.pieceLength}`;
  return line.length * LETTER < width ? [line] : [`${figures.pieceWidth} ×`, figures.pieceLength];
};

const sides = ({ left, top, width, length }: PlanRect) => ({ x: left, y: top, width, height: length });

const wallsOf = ({ width, length }: RoomPlan['room']): PlanRect => ({
  left: -WALL / 2,
  top: -WALL / 2,
  width: width + WALL,
  length: length + WALL,
});

/** Two, or one on a narrow bed. */
const pillowsOf = (piece: PlanRect): PlanRect[] => {
  const count = piece.width < 50 ? 1 : 2;
  const width = (piece.width - 8) / count - 4;
  return Array.from({ length: count }, (_, index) => ({
    left: piece.left + 6 + index * (width + 4),
    top: 6,
    width,
    length: 15,
  }));
};
