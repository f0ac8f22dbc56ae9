import { Picture } from './picture.tsx';

interface PicturePlaceholderProps {
  /** What would be seen here; left out where words beside it say so already. */
  readonly label?: string;
}

/** The placeholder of a picture that has not been rendered: the brand's colours, and the outline of a pillow. */
export const PicturePlaceholder = ({ label }: PicturePlaceholderProps) => (
  <Picture width={960} height={720} {...(label === undefined ? {} : { label })}>
    <rect width="960" height="720" fill="var(--studio-ground)" />
    <path
      d="M290 300q-14-48 34-50q156-14 312 0q48 2 34 50q-12 60 0 120q14 48-34 50q-156 14-312 0q-48-2-34-50q12-60 0-120Z"
      fill="none"
      stroke="var(--studio-shade)"
      strokeWidth="6"
    />
  </Picture>
);
