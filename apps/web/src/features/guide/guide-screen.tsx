/** 이용 가이드. */
export function GuideScreen() {
  return (
    <div className="screen">
      <h1 className="screen-title">이용 가이드</h1>
    </div>
  );
}
