-- Tickets are counted with one word, 회, in the first notice too, unless an operator has rewritten it.
UPDATE "notice" SET
  "title" = '처음 가입하시면 이용권 10회를 드립니다',
  "content" = replace(replace("content", '이용권 1장을', '이용권 1회를'), '이용권 10장을', '이용권 10회를')
WHERE "title" = '처음 가입하시면 이용권 10장을 드립니다';
