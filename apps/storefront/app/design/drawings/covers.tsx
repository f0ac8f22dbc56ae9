import type { Drawing, DrawingParts } from '@counterpane/contract/drawing';
import { useId } from 'react';
import { Shadow } from './furniture.tsx';
import { HOUSE_MATTRESS } from './house.ts';
import { Mattress } from './mattress.tsx';
import type { Camera } from './projection.ts';
import { shade } from './shade.ts';
import { GroundShadow } from './soft-goods.tsx';

/** A duvet or a quilt, folded in three. What is sewn in rows lies flat, the rest is full of air. */
export const FoldedDuvet = ({ drawing: { cover, side, accent, parts } }: { drawing: Drawing }) => {
  const id = useId();
  const { stitching = 'plain' } = parts ?? {};
  const height = stitching === 'rows' ? 66 : 92;
  const step = height - 17;
  const layers = [shade(side, 0.1), cover, shade(cover, 0.15)].map((color, index) => ({
    color,
    y: 372 + 92 - height - index * step,
    inset: index * 13,
  }));
  const top = 372 + 92 - height - 2 * step;
  return (
    <>
      <GroundShadow y={476} />
      <Stitching id={`${id}q`} stitching={stitching} color={cover} />
      {layers.map(({ y, color, inset }, index) => (
        <g key={y}>
          <linearGradient id={`${id}${index}`} x1="0" x2="0.3" y1="0" y2="1">
            <stop offset="0" stopColor={shade(color, 0.5)} />
            <stop offset=".55" stopColor={color} />
            <stop offset="1" stopColor={shade(color, -0.2)} />
          </linearGradient>
          <path d={puff(150 + inset, 650 - inset, y, height)} fill={`url(#${id}${index})`} />
          {stitching === 'plain' ? (
            <path
              d={stitches(150 + inset, 650 - inset, y, height)}
              fill="none"
              stroke={shade(color, -0.22)}
              strokeOpacity=".4"
              strokeWidth="2.5"
            />
          ) : (
            <path d={puff(150 + inset, 650 - inset, y, height)} fill={`url(#${id}q)`} />
          )}
        </g>
      ))}
      <path d={`M590 ${top + 40}q18 8 20 34l-18 6q-12-20-2-40Z`} fill={accent} />
    </>
  );
};

type StitchingStyle = NonNullable<DrawingParts['stitching']>;

/** The seams of a quilt, as a pattern over its cloth. */
const Stitching = ({ id, stitching, color }: { id: string; stitching: StitchingStyle; color: string }) => {
  const seams = { plain: '', rows: 'M4 0V60', boxes: 'M2 0V60M0 4H74', diamonds: 'M0 30L30 0L60 30L30 60Z' };
  const width = { plain: 1, rows: 17, boxes: 74, diamonds: 60 }[stitching];
  return (
    <pattern id={id} width={width} height={60} patternUnits="userSpaceOnUse">
      <path
        d={seams[stitching]}
        fill="none"
        stroke={shade(color, -0.28)}
        strokeOpacity=".42"
        strokeWidth={stitching === 'rows' ? 2 : 3}
      />
    </pattern>
  );
};

/** A soft roll: bulging sides, a wavy upper edge. */
const puff = (left: number, right: number, y: number, height: number): string => {
  const [middle, bottom] = [(left + right) / 2, y + height];
  return `M${left} ${y + height / 2}C${left - 12} ${y - 8} ${left + 60} ${y - 6} ${left + 110} ${y + 6}S${middle - 30} ${y - 12} ${middle + 10} ${y + 3}S${right - 90} ${y - 10} ${right - 40} ${y + 4}S${right + 14} ${y + 20} ${right} ${y + height / 2}S${right - 20} ${bottom + 4} ${right - 70} ${bottom - 4}S${middle + 40} ${bottom + 8} ${middle - 20} ${bottom - 2}S${left + 60} ${bottom + 8} ${left + 30} ${bottom - 6}S${left - 6} ${bottom - 20} ${left} ${y + height / 2}Z`;
};

const stitches = (left: number, right: number, y: number, height: number): string =>
  [0.22, 0.42, 0.62, 0.82]
    .map((part) => {
      const x = Math.round(left + (right - left) * part);
      return `M${x} ${y + 6}q-12 ${height * 0.45} 4 ${height - 12}`;
    })
    .join('');

/** A heavy blanket, rolled at one end and open at the other. */
export const RolledBlanket = ({ drawing: { cover, side, accent } }: { drawing: Drawing }) => {
  const id = useId();
  return (
    <>
      <GroundShadow y={456} />
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={shade(cover, 0.4)} />
        <stop offset=".5" stopColor={cover} />
        <stop offset="1" stopColor={shade(cover, -0.28)} />
      </linearGradient>
      <pattern id={`${id}k`} width="34" height="30" patternUnits="userSpaceOnUse">
        <path
          d="M2 4q15 4 15 22M32 4q-15 4-15 22"
          fill="none"
          stroke={shade(cover, -0.3)}
          strokeOpacity=".4"
          strokeWidth="4"
        />
      </pattern>
      <path d="M120 430q10-34 60-40l420-8q70 4 76 44 0 26-60 28l-440 6q-56 0-56-30Z" fill={side} />
      {[`url(#${id})`, `url(#${id}k)`].map((fill) => (
        <path key={fill} d="M196 250h400q74 4 74 92t-74 92H196Z" fill={fill} />
      ))}
      <ellipse cx="196" cy="342" rx="66" ry="92" fill={shade(cover, -0.06)} />
      <path
        d="M196 268c40 0 52 44 48 78s-36 66-62 46-24-74 6-84 40 30 30 52"
        fill="none"
        stroke={shade(cover, -0.38)}
        strokeOpacity=".6"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M470 250h34v184h-34z" fill={accent} />
    </>
  );
};

/** A topper on a mattress that is not for sale here. */
export const Topper = ({ drawing, camera }: { drawing: Drawing; camera: Camera }) => {
  const height = drawing.layers.reduce((sum, { inches }) => sum + inches, 0) || 2.4;
  return (
    <>
      <Shadow camera={camera} from={[-30, 0, -38]} to={[42, 0, 46]} strength={0.42} />
      <Mattress
        camera={camera}
        block={{ at: [-31, 0, -41], size: [62, 9, 82], radius: 6 }}
        drawing={{ ...HOUSE_MATTRESS, side: '#b9b4c4', accent: '#cfc8bd' }}
        isCovered
      />
      <Mattress
        camera={camera}
        block={{ at: [-30.4, 9.4, -40.4], size: [60.8, height + 1, 80.8], radius: 5.5 }}
        drawing={drawing}
      />
    </>
  );
};
