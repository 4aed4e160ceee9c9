-- Parses the town and region of a typed place. Applied before the migrations, because computed columns call it.

-- The town and the region of a place, folded; null if there is none. Leaves out the country and a ZIP code.
CREATE OR REPLACE FUNCTION place_parts(place text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  with split as (
    -- "D.C." is one word, "St. Paul" are two.
    select trim(regexp_replace(regexp_replace(piece, '\m([a-z])\.(?=[a-z]\M)', '\1', 'g'), '[^[:alnum:]]+', ' ', 'g')) as piece, position
    from unnest(string_to_array(plain_letters(lower(place)), ',')) with ordinality as split (piece, position)
  ), bare as (
    select regexp_replace(regexp_replace(piece, ' (united states( of america)?|usa|us)$', ''), ' \d{5}( \d{4})?$', '') as piece, position from split
  ), pieces as (
    select array_agg(piece order by position) as parts from bare
    where piece <> '' and piece !~ '^(united states( of america)?|usa|us)$' and (position = 1 or piece !~ '^\d{5}( \d{4})?$')
  ), short as (
    select array['al','ak','az','ar','ca','co','ct','de','dc','fl','ga','hi','id','il','in','ia','ks','ky','la','me','md','ma','mi','mn','ms','mo','mt','ne','nv','nh','nj','nm','ny','nc','nd','oh','ok','or','pa','ri','sc','sd','tn','tx','ut','vt','va','wa','wv','wi','wy'] as codes,
      array['alabama','alaska','arizona','arkansas','california','colorado','connecticut','delaware','district of columbia','florida','georgia','hawaii','idaho','illinois','indiana','iowa','kansas','kentucky','louisiana','maine','maryland','massachusetts','michigan','minnesota','mississippi','missouri','montana','nebraska','nevada','new hampshire','new jersey','new mexico','new york','north carolina','north dakota','ohio','oklahoma','oregon','pennsylvania','rhode island','south carolina','south dakota','tennessee','texas','utah','vermont','virginia','washington','west virginia','wisconsin','wyoming'] as names
  ), named as (
    -- Without a comma, only a state's two letters count ("Port Washington" is a town), and letters that are also a word
    -- only in capitals: "Near me" and "Remote OK" name no state.
    select case when cardinality(parts) = 1 and code = any(codes)
        and place !~ '[()/]' and parts[1] !~ '\m(remote|hybrid|anywhere|near|work)\M'
        and (code <> all(array['al','co','de','hi','id','in','la','ma','me','mo','oh','ok','or','pa'])
          or place ~ ('\m' || upper(left(code, 1)) || '\.?' || upper(right(code, 1)) || '\M'))
      then array[regexp_replace(parts[1], ' \w\w$', ''), substring(parts[1] from '\w\w$')] else parts end as parts, codes, names
    from pieces, short, lateral (select substring(parts[1] from ' (\w\w)$') as code) as last
  )
  select case
    when parts is null then null
    when cardinality(parts) > 1 then array[parts[1], coalesce(names[array_position(codes, parts[cardinality(parts)])], parts[cardinality(parts)])]
    when parts[1] = any(names) and parts[1] <> 'new york' then array[null, parts[1]]
    else array[parts[1], null] end
  from named
$$;
