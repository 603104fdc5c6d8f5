### Spirit Island: the scenarios of the base box.

## Blitz

scenario-blitz = Blitz
scenario-blitz-text = Todos têm pressa. Na preparação, a carta de desolação recebe mais 1 de desolação por jogador, e depois da primeira exploração os invasores constroem e exploram mais uma vez. Todos os poderes são rápidos. Um poder que já é rápido custa 1 de energia a menos; um poder inato, ou uma carta que não custa nada, dá, em vez disso, 1 de energia, e o mesmo vale para um poder lento que outra coisa torna rápido. O custo menor conta onde quer que conte o custo de uma carta. Sempre que os invasores exploram, mais 1 explorador chega a uma das regiões exploradas de cada tabuleiro. Quando a ilha fica desolada, há 1 de desolação a menos por jogador na carta. Com um tabuleiro a mais, tudo isso se conta por tabuleiros.
setup-scenarios-blitz = { scenario-blitz }
way-explorer-here = O explorador adicional deste tabuleiro chega aqui
way-explorer-later = O explorador adicional deste tabuleiro chega a outra região

## Guard the Isle's Heart

scenario-guard-the-isles-heart = Guardar o Coração da Ilha
scenario-guard-the-isles-heart-text = Cada tabuleiro tem uma região central: a região 7 com um ou dois tabuleiros, a região no meio da ilha com três ou quatro; em outras disposições, os jogadores escolhem uma região de cada tabuleiro, vizinhas entre si. Quando tudo está preparado, todas as vilas são removidas. Cada região central recebe 1 explorador e 1 presença do espírito que começa no seu tabuleiro; onde ela não puder ficar, vai para a região mais próxima daquele tabuleiro onde puder. Cada espírito começa com a carta do topo dos poderes menores e a dos poderes maiores na mão. Depois do primeiro turno, a partida está perdida assim que houver uma vila ou cidade em uma região central.
setup-scenarios-guard-the-isles-heart = { scenario-guard-the-isles-heart }
marker-isles-heart = região central
prompt-inner-land = Qual região do tabuleiro { $board } é a sua região central?
reason-isles-heart = há uma vila ou cidade em uma região central
result-isles-heart = Os invasores se instalaram no coração da ilha.

## Rituals of Terror

scenario-rituals-of-terror = Rituais de Terror
scenario-rituals-of-terror-text = O medo sozinho não traz terror. Todas as cartas de medo ficam em um só baralho, e quando ele acaba não se conquistam mais. Cartas de medo conquistadas não são resolvidas na fase dos invasores. Na fase rápida ou na lenta, os espíritos podem realizar um ritual juntos, em uma região com presença de cada espírito e 3 dahan por jogador: todos juntos pagam 3 de energia e destroem 3 presenças ali. O nível de terror sobe em um, depois todas as cartas de medo conquistadas são resolvidas no novo nível, e depois todos os dahan daquela região são empurrados, distribuídos pelas regiões vizinhas o mais igualmente possível. O terceiro ritual vence a partida. Além disso, vence-se como de costume em cada nível de terror.
setup-scenarios-rituals-of-terror = { scenario-rituals-of-terror }
own-ritual-of-terror = Propor um ritual de terror
way-ritual-of-terror = Realizar o ritual
lasting-ritual-refused = não pode propor outro ritual neste turno
prompt-ritual-land = Em qual região você propõe um ritual?
prompt-ritual-agree = Um ritual de terror em { $land }, por 3 de energia e 3 presenças no total: você concorda? Só acontece se todos concordarem.
prompt-ritual-presence = De quem é a presença destruída para o ritual? Ainda a dar: { $number }.
event-ritual = Os espíritos realizam um ritual de terror em { $land }.
reason-last-ritual = o terceiro ritual foi realizado
result-last-ritual = Depois do terceiro ritual, os invasores fogem apavorados.

## Dahan Insurrection

scenario-dahan-insurrection = Insurreição Dahan
scenario-dahan-insurrection-text = Os dahan lutam, e são combatidos. Depois de uma ação que move dahan, cada um deles que se moveu causa 1 de dano na região onde está agora. Depois de uma ação que destrói cidades ou vilas, para cada cidade 1 vila e para cada vila 1 explorador chega à região mais próxima com dahan; regiões isoladas não são obstáculo. O medo sozinho não vence. No nível de terror 2, vence-se se em nenhuma região as vilas e cidades juntas forem mais do que os dahan; no nível de terror 3, se houver menos regiões assim do que jogadores. Quando a última carta de medo é conquistada, os dahan causam de imediato dano em cada região como depois de uma devastação; se a partida não for vencida então, está perdida. Também está perdida se restarem menos de 2 dahan por jogador.
setup-scenarios-dahan-insurrection = { scenario-dahan-insurrection }
counter-dahan-insurrection = Dahan restantes
counter-dahan-insurrection-text = A partida está perdida se restarem menos de 2 dahan por jogador na ilha.
prompt-military-response = A qual região com dahan chega o novo invasor?
reason-insurrection = restam poucas regiões onde vilas e cidades são mais do que os dahan
reason-insurrection-failed = os dahan se levantaram em vão
reason-few-dahan = restam dahan de menos
result-insurrection = Os dahan resistem, e os invasores vão embora.
result-insurrection-failed = Os dahan se levantaram em toda parte, e não bastou.
result-few-dahan = Restam dahan de menos para lutar.
