import { LinkButton } from '../../ui/link-button.tsx';
import { GuideText } from './guide-text.tsx';

/** 이용 가이드 for a member: each part leads to where it can be tried. */
export function GuideScreen() {
  return (
    <div className="screen max-w-4xl gap-10">
      <GuideText
        linkOf={({ link }) =>
          link && (
            <LinkButton to={link.to} className="self-start">
              {link.label}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
