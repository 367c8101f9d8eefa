import type { PassageDetail } from '@chulje/contract';
import type { RichValue } from '../../entities/text/rich-text.ts';

/** What of a passage is edited. */
export interface EditedPassage extends RichValue {
  title: string;
}

export const toEditedPassage = ({ title, content, format }: PassageDetail): EditedPassage => ({
  title,
  text: content,
  format,
});
