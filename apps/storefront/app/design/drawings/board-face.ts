export interface BoardFace {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly z: number;
}
