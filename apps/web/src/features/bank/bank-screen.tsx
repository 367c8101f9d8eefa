import { type BankItem, LIMITS } from '@chulje/contract';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBank, useBankTags, useTagItem } from '../../entities/bank/bank.ts';
import { paths } from '../../entities/paths.ts';
import { TagDialog } from '../../entities/tags/tag-dialog.tsx';
import { useAction } from '../../entities/use-call.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BankFilterBar } from './bank-filter.tsx';
import { BankItemDialog } from './bank-item-dialog.tsx';
import { BankList } from './bank-list.tsx';
import { toBankQuery, useBankAddress } from './use-bank-address.ts';

/** 문항 은행: the items of all works, to be found, read, tagged and bound into an exam. */
export function BankScreen() {
  const { filter, setFilter, clearFilter } = useBankAddress();
  const query = toBankQuery(filter);
  const bank = useBank(query);
  const tags = useBankTags();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [read, setRead] = useState<BankItem | null>(null);
  const [tagged, setTagged] = useState<BankItem | null>(null);
  // What was chosen stays chosen under another filter: an exam is put together out of several searches.
  const [chosen, setChosen] = useState<readonly BankItem[]>([]);
  const tag = useTagItem({
    onSuccess: () => setTagged(null),
    onError: (error) => toast.error(messageOf(error)),
  });
  const items = bank.data?.pages.flatMap((page) => page.items);
  const isChosen = ({ queCode }: BankItem) => chosen.some((item) => item.queCode === queCode);
  const work = filter.work && items?.find(({ pasCode }) => pasCode === filter.work);

  return (
    <section aria-labelledby="bank-title" className="screen screen-wide">
      <h1 id="bank-title" className="screen-title">
        문항 은행
      </h1>
      <p className="text-ink-soft text-sm">보관함의 모든 작업에 든 문항입니다. 골라서 시험지로 묶을 수 있습니다.</p>
      <BankFilterBar filter={filter} onChange={setFilter} />
      {filter.work && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span>{work ? `‘${work.title}’ 지문의 문항만 보고 있습니다.` : '한 지문의 문항만 보고 있습니다.'}</span>
          <button type="button" className="link" onClick={() => setFilter({ work: '' })}>
            모든 지문 보기
          </button>
        </p>
      )}
      <Chosen chosen={chosen} onClear={() => setChosen([])} />
      {!items && bank.error && <ErrorState message={messageOf(bank.error)} onRetry={() => void bank.refetch()} />}
      {!items && !bank.error && <Spinner label="불러오는 중" />}
      {items?.length === 0 && <Empty isFiltered={Object.keys(query).length > 0} onClear={clearFilter} />}
      {items && items.length > 0 && (
        <div aria-busy={bank.isPlaceholderData} className={bank.isPlaceholderData ? 'opacity-60' : ''}>
          <BankList
            items={items}
            isChosen={isChosen}
            onSwitch={(item) =>
              setChosen((before) =>
                before.some(({ queCode }) => queCode === item.queCode)
                  ? before.filter(({ queCode }) => queCode !== item.queCode)
                  : [...before, item],
              )
            }
            onRead={setRead}
            onTag={setTagged}
          />
        </div>
      )}
      {items && bank.error && bank.isFetchNextPageError && (
        <ErrorState message={messageOf(bank.error)} onRetry={() => void bank.fetchNextPage()} />
      )}
      {bank.hasNextPage && !bank.isPlaceholderData && (
        <Button className="self-center" isBusy={bank.isFetchingNextPage} onClick={() => void bank.fetchNextPage()}>
          더 보기
        </Button>
      )}
      {read && <BankItemDialog item={read} from={pathname + search} onClose={() => setRead(null)} />}
      {tagged && (
        <TagDialog
          title={`${tagged.title} ${tagged.number}번 태그`}
          tags={tagged.tags}
          known={tags.data ?? []}
          onClose={() => setTagged(null)}
          onSave={(next) => tag.mutate({ params: { queCode: tagged.queCode }, body: { tags: next } })}
        />
      )}
    </section>
  );
}

/** How much is chosen, whether it fits into one exam, and the way to make one of it. */
function Chosen({ chosen, onClear }: { chosen: readonly BankItem[]; onClear: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const works = [...new Set(chosen.map(({ pasCode }) => pasCode))];
  const bind = useAction(
    async () => {
      const { bindWorks } = await import('../../entities/exams/bind-works.ts');
      return bindWorks(works, { items: chosen.map(({ queCode }) => queCode) });
    },
    {
      onSuccess: (exam) => navigate(paths.exam(exam.code)),
      onError: (error) => toast.error(messageOf(error)),
    },
  );
  const refusal =
    works.length > LIMITS.examPassages
      ? `시험지 하나에는 지문을 ${LIMITS.examPassages}개까지 담을 수 있습니다.`
      : chosen.length > LIMITS.examItems
        ? `시험지 하나에는 문항을 ${LIMITS.examItems}개까지 담을 수 있습니다.`
        : '';
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-soft text-sm" role="status">
        {chosen.length === 0
          ? '고른 문항이 없습니다.'
          : `지문 ${works.length}개에서 문항 ${chosen.length}개를 골랐습니다.`}
        {refusal && <span className="ml-2 text-danger">{refusal}</span>}
      </p>
      {chosen.length > 0 && (
        <button type="button" className="link text-sm" onClick={onClear}>
          선택 해제
        </button>
      )}
      <Button
        variant="primary"
        className="ml-auto"
        isBusy={bind.isPending}
        disabled={chosen.length === 0 || refusal !== ''}
        onClick={() => bind.mutate()}
      >
        <Files aria-hidden="true" size={16} />
        시험지로 묶기
      </Button>
    </div>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState title="조건에 맞는 문항이 없습니다" action={<Button onClick={onClear}>필터 초기화</Button>} />
  ) : (
    <EmptyState
      title="은행에 문항이 없습니다"
      body="문항을 만들면 여기에 모입니다."
      action={
        <LinkButton variant="primary" to={paths.questionForm}>
          문항 생성하기
        </LinkButton>
      }
    />
  );
}
