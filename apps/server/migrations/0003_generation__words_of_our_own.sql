-- Requests and results in our own words: the field names of the specification end at the calls.
UPDATE "generation" SET request = jsonb_strip_nulls(jsonb_build_object(
    'kind', request -> 'kind',
    'viaFallback', request -> 'viaFallback',
    'field', request -> 'type_passage',
    'topic', request -> 'keyword' -> 0,
    'title', request -> 'title'))
WHERE kind = 'passage';
--> statement-breakpoint
UPDATE "generation" SET request =
  (request - ARRAY['type_question', 'type_question_detail', 'custom_passage', 'type_passage', 'more_vocabulary', 'question_example'])
  || jsonb_strip_nulls(jsonb_build_object(
    'pattern', request -> 'type_question',
    'type', request -> 'type_question_detail',
    'text', request -> 'custom_passage',
    'field', request -> 'type_passage',
    'wantsVocabulary', request -> 'more_vocabulary'))
WHERE kind = 'question';
--> statement-breakpoint
UPDATE "generation" SET result = jsonb_build_object(
    'kind', 'passage',
    'pasCode', result -> 'pasCode',
    'field', result -> 'type_passage',
    'gist', result -> 'generated_core_point',
    'text', result -> 'generated_passage')
WHERE kind = 'passage' AND result IS NOT NULL;
--> statement-breakpoint
UPDATE "generation" SET result = jsonb_build_object(
    'kind', 'question',
    'pasCode', result -> 'pasCode',
    'field', result -> 'type_passage',
    'gist', result -> 'generated_core_point',
    'keyword', result -> 'keyword' -> 0,
    'question', result -> 'question')
WHERE kind = 'question' AND result IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION empty_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.request := jsonb_strip_nulls(jsonb_build_object('kind', NEW.kind, 'type', OLD.request -> 'type'));
  NEW.result := NULL;
  NEW.partial := '';
  NEW.error_details := NULL;
  RETURN NEW;
END
$$;
