export type ModelStage = ReturnType<typeof modelStage>;

/** The parts of a panel in which a model is shown, and what is said in its place. */
export const modelStage = (panel: HTMLElement) => {
  const find = (name: string) => panel.querySelector<HTMLElement>(`[data-room-${name}]`);
  const [open, stage, view, pictures, flat] = ['open', 'stage', 'view', 'pictures', 'flat'].map(find);
  const plainLabel = view?.querySelector('canvas')?.ariaLabel ?? '';

  return {
    open,
    stage,
    view,
    flat,
    /** One text at a time. */
    say(text: 'loading' | 'failed' | null): void {
      const state = find('state');
      if (state) state.textContent = (text && stage?.dataset[text]) ?? '';
    },
    /** What a reader of the screen is told of it; without a text that it is a model. */
    label(text = plainLabel): void {
      const canvas = view?.querySelector('canvas');
      if (canvas) canvas.ariaLabel = text;
    },
    setBusy(isBusy: boolean): void {
      if (open) open.ariaBusy = isBusy ? 'true' : null;
    },
    /** It takes the place of the plan at once, so that nothing moves when the model is there, or cannot be had. */
    place(isStage: boolean): void {
      if (stage) stage.hidden = !isStage;
      if (pictures) pictures.hidden = isStage;
    },
    /** The words and the plan stay, with a line that says why there is no more. */
    refuse(): void {
      const answer = find('answer');
      answer?.querySelector('[data-room-told]')?.remove();
      const line = document.createElement('p');
      line.dataset.roomTold = '';
      line.textContent = stage?.dataset.unable ?? '';
      answer?.append(line);
    },
    isFlat: (): boolean => flat?.ariaPressed === 'true',
  };
};
