import { type Item, keyLabel, OPTION_LABELS, splitAtNegativeWord } from '@chulje/contract';
import { RichText } from '../text/rich-text-view.tsx';

/** An item as it reads on paper: stem, 〈보기〉, five options. */
export function ItemView({ item, number, showsKey = false }: { item: Item; number?: number; showsKey?: boolean }) {
  return (
    <div className="item-view">
      <p className="item-stem">
        {number !== undefined && <span className="mr-1.5">{number}.</span>}
        <Stem item={item} />
        {item.points === 3 && <span className="ml-1 font-normal">[3점]</span>}
      </p>
      {item.material && (
        <div className="item-material">
          <p className="item-material-label">〈{item.material.label.replace(/[〈〉<>]/g, '') || '보기'}〉</p>
          <p className="whitespace-pre-line">{item.material.text}</p>
        </div>
      )}
      <ol className="item-options">
        {item.options.map((option, index) => (
          <li
            key={OPTION_LABELS[index]}
            data-key={(showsKey && keyLabel(item.key) === OPTION_LABELS[index]) || undefined}
          >
            <span aria-hidden="true">{OPTION_LABELS[index]}</span>
            <RichText value={{ text: option.text, format: option.format }} isInline />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The negative word of a 부정형 stem is underlined, as in print. */
function Stem({ item }: { item: Item }) {
  const parts = item.style === '부정형' ? splitAtNegativeWord(item.stem) : undefined;
  if (!parts) return item.stem;
  const [before, word, after] = parts;
  return (
    <>
      {before}
      <u>{word}</u>
      {after}
    </>
  );
}
