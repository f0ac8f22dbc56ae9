import { Picture } from './picture.tsx';

const STARS = [
  [90, 80],
  [180, 150],
  [260, 60],
  [330, 190],
  [410, 110],
  [520, 70],
  [610, 170],
  [690, 90],
  [140, 260],
  [470, 240],
  [640, 280],
  [60, 190],
  [560, 330],
  [230, 320],
] as const;

/** A window at night, for pages that are not there. */
export const NightSky = () => (
  <Picture width={760} height={560}>
    <linearGradient id="night" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stopColor="#14122e" />
      <stop offset=".7" stopColor="#3f3a78" />
      <stop offset="1" stopColor="#c97c6b" />
    </linearGradient>
    <rect width="760" height="560" fill="url(#night)" />
    {STARS.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={(x % 3) + 1.2} fill="#fdf3e6" fillOpacity=".85" />
    ))}
    <path d="M560 96a74 74 0 1 0 62 116 92 92 0 0 1-62-116Z" fill="#fdf0dc" />
    <path d="M0 470Q120 380 250 430T500 400T760 440V560H0Z" fill="#2b2757" />
    <path d="M0 510Q160 440 330 480T620 460T760 490V560H0Z" fill="#191636" />
  </Picture>
);
